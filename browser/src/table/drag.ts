import type { Action } from "svelte/action";

/** Where a card was let go. */
export interface Drops {
  /** Above the hand: it is to be played. */
  play: (id: string) => void;
  /** In the hand, before this card; null at its end. */
  place: (id: string, before: string | null) => void;
}

const BEGINS = 8;

/** Cards with an id can be dragged with a mouse, a pen or a finger: out of the hand to be played, within it to be put elsewhere. */
export const drag: Action<HTMLElement, Drops> = (root, drops) => {
  let held: { item: HTMLElement; id: string; pointer: number; x: number; y: number; moving: boolean } | null = null;

  function down(event: PointerEvent) {
    const item = (event.target as Element).closest<HTMLElement>("[data-id]");
    if (!item || event.button || !event.isPrimary) return;
    held = { item, id: item.dataset.id!, pointer: event.pointerId, x: event.clientX, y: event.clientY, moving: false };
  }

  function move(event: PointerEvent) {
    if (held?.pointer !== event.pointerId) return;
    const x = event.clientX - held.x, y = event.clientY - held.y;
    if (!held.moving && Math.hypot(x, y) < BEGINS) return;
    if (!held.moving) {
      held.moving = true;
      root.setPointerCapture(event.pointerId);
      held.item.classList.add("dragged");
    }
    held.item.style.transform = `translate(${x}px, ${y - 6}px)`;
  }

  function up(event: PointerEvent) {
    if (held?.pointer !== event.pointerId) return;
    const { item, id, moving } = held;
    held = null;
    if (!moving) return;
    const own = item.closest("section")!.getBoundingClientRect();
    const hand = item.closest(".hand");
    item.classList.remove("dragged");
    item.style.transform = "";
    refuseClick();
    if (event.type === "pointercancel") return;
    if (event.clientY < own.top - BEGINS) drops.play(id);
    else if (hand) drops.place(id, cardAt(hand, event.clientX, event.clientY, id));
  }

  /** The press that a drag ends with is none. */
  function refuseClick() {
    const stop = (event: Event) => event.stopPropagation();
    root.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener("click", stop, { capture: true }), 0);
  }

  const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up };
  for (const [name, listener] of Object.entries(listeners)) root.addEventListener(name, listener as EventListener);
  return {
    update: (fresh) => (drops = fresh),
    destroy: () => {
      for (const [name, listener] of Object.entries(listeners)) root.removeEventListener(name, listener as EventListener);
    },
  };
};

/** The card that stands right of this point in the same row of the hand. */
function cardAt(hand: Element, x: number, y: number, but: string): string | null {
  const others = [...hand.querySelectorAll<HTMLElement>("[data-id]")].filter((item) => item.dataset.id !== but);
  const right = others.find((item) => {
    const box = item.getBoundingClientRect();
    return y < box.bottom && x < box.left + box.width / 2;
  });
  return right?.dataset.id ?? null;
}
