# The evaluator's inner loops in C: eight numbers at a time, sixteen where the processor can, in the same order on all.
# `_plain_sums.py` has the same for the interpreted run; a test compares each with plain arithmetic.

from bezique.game._c cimport u16

cdef extern from *:
    """
    #ifndef BEZIQUE_SUMS
    #define BEZIQUE_SUMS
    #include <string.h>
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
    #define BEZ_CLONES __attribute__((target_clones("avx2", "default")))
    #else
    #define BEZ_CLONES
    #endif
    /* The weights above the rows: 64 biases, 64 times 32 weights, 32 biases, 32 weights of the first number. */
    enum { BEZ_WIDTH = 64, BEZ_SECOND = 32, BEZ_PARTS = BEZ_WIDTH / 8, BEZ_TWOS = BEZ_SECOND / 8 };
    #if defined(__GNUC__) || defined(__clang__)
    typedef float bez_v8 __attribute__((vector_size(32)));
    typedef int bez_i8 __attribute__((vector_size(32)));
    #define BEZ_LOAD(to, from) memcpy(&(to), (from), sizeof(bez_v8))
    #ifdef __SSE2__
    typedef float bez_v4 __attribute__((vector_size(16)));
    static inline int bez_list_active(const float *one, int *active) {
        bez_v4 x, zero = {0};
        unsigned long long set;
        int n = 0, i, j;
        for (i = 0; i < BEZ_WIDTH; i += 64) {
            for (set = 0, j = 0; j < 64; j += 4) {
                memcpy(&x, one + i + j, sizeof(x));
                set |= (unsigned long long)__builtin_ia32_movmskps((bez_v4)(x > zero)) << j;
            }
            for (; set; set &= set - 1) active[n++] = i + __builtin_ctzll(set);
        }
        return n;
    }
    #else
    static inline int bez_list_active(const float *one, int *active) {
        int n = 0, i;
        for (i = 0; i < BEZ_WIDTH; i++) {
            active[n] = i;
            n += one[i] > 0;
        }
        return n;
    }
    #endif
    BEZ_CLONES static void bez_change_rows(float *sums, const float *rows, const unsigned short *plus, int pluses,
                                           const unsigned short *minus, int minuses) {
        bez_v8 s[BEZ_PARTS], x;
        int i, r;
        for (i = 0; i < BEZ_PARTS; i++) BEZ_LOAD(s[i], sums + 8 * i);
        for (r = 0; r < pluses; r++)
            for (i = 0; i < BEZ_PARTS; i++) { BEZ_LOAD(x, rows + BEZ_WIDTH * plus[r] + 8 * i); s[i] += x; }
        for (r = 0; r < minuses; r++)
            for (i = 0; i < BEZ_PARTS; i++) { BEZ_LOAD(x, rows + BEZ_WIDTH * minus[r] + 8 * i); s[i] -= x; }
        for (i = 0; i < BEZ_PARTS; i++) memcpy(sums + 8 * i, &s[i], sizeof(bez_v8));
    }
    BEZ_CLONES static float bez_upper(const float *sums, float *one, float *two, const float *rest) {
        const float *second = rest + BEZ_WIDTH, *second_bias = second + BEZ_WIDTH * BEZ_SECOND;
        const float *third = second_bias + BEZ_SECOND;
        bez_v8 t[BEZ_TWOS], x, weights, zero = {0}, total = {0};
        int active[BEZ_WIDTH], n = 0, i, j;
        float out[8];
        for (i = 0; i < BEZ_PARTS; i++) {
            BEZ_LOAD(x, sums + 8 * i);
            x = (bez_v8)((bez_i8)x & (x > zero));
            memcpy(one + 8 * i, &x, sizeof(bez_v8));
        }
        n = bez_list_active(one, active);
        for (j = 0; j < BEZ_TWOS; j++) BEZ_LOAD(t[j], second_bias + 8 * j);
        for (i = 0; i < n; i++) {
            x = one[active[i]] - zero;
            for (j = 0; j < BEZ_TWOS; j++) { BEZ_LOAD(weights, second + BEZ_SECOND * active[i] + 8 * j); t[j] += x * weights; }
        }
        for (j = 0; j < BEZ_TWOS; j++) {
            t[j] = (bez_v8)((bez_i8)t[j] & (t[j] > zero));
            memcpy(two + 8 * j, &t[j], sizeof(bez_v8));
            BEZ_LOAD(weights, third + 8 * j);
            total += t[j] * weights;
        }
        memcpy(out, &total, sizeof(out));
        return ((out[0] + out[4]) + (out[2] + out[6])) + ((out[1] + out[5]) + (out[3] + out[7]));
    }
    #else
    static void bez_change_rows(float *sums, const float *rows, const unsigned short *plus, int pluses,
                                const unsigned short *minus, int minuses) {
        int i, r;
        for (r = 0; r < pluses; r++) for (i = 0; i < BEZ_WIDTH; i++) sums[i] += rows[BEZ_WIDTH * plus[r] + i];
        for (r = 0; r < minuses; r++) for (i = 0; i < BEZ_WIDTH; i++) sums[i] -= rows[BEZ_WIDTH * minus[r] + i];
    }
    static float bez_upper(const float *sums, float *one, float *two, const float *rest) {
        const float *second = rest + BEZ_WIDTH, *second_bias = second + BEZ_WIDTH * BEZ_SECOND;
        const float *third = second_bias + BEZ_SECOND;
        float total = 0;
        int i, j;
        memcpy(two, second_bias, BEZ_SECOND * sizeof(float));
        for (i = 0; i < BEZ_WIDTH; i++) {
            one[i] = sums[i] > 0 ? sums[i] : 0;
            if (sums[i] > 0) for (j = 0; j < BEZ_SECOND; j++) two[j] += one[i] * second[BEZ_SECOND * i + j];
        }
        for (j = 0; j < BEZ_SECOND; j++) { two[j] = two[j] > 0 ? two[j] : 0; total += two[j] * third[j]; }
        return total;
    }
    #endif
    static int bez_list_changes(unsigned short *old, const unsigned short *now, int block, int size,
                                unsigned short *plus, unsigned short *minus) {
        int i, changes = 0;
    #if defined(__SSE2__) && (defined(__GNUC__) || defined(__clang__))
        typedef short lanes __attribute__((vector_size(16)));
        typedef char bytes __attribute__((vector_size(16)));
        for (; block + 32 <= size; block += 32) {
            unsigned long long set = 0;
            lanes a, b;
            for (i = 0; i < 4; i++) {
                memcpy(&a, old + block + 8 * i, 16);
                memcpy(&b, now + block + 8 * i, 16);
                set |= (unsigned long long)(unsigned)__builtin_ia32_pmovmskb128((bytes)(a != b)) << (16 * i);
            }
            for (set &= 0x5555555555555555ULL; set; set &= set - 1) {
                i = block + (__builtin_ctzll(set) >> 1);
                plus[changes] = now[i];
                minus[changes++] = old[i];
                old[i] = now[i];
            }
        }
    #endif
        for (; block < size; block++) {
            plus[changes] = now[block];
            minus[changes] = old[block];
            changes += old[block] != now[block];
            old[block] = now[block];
        }
        return changes;
    }
    #endif
    """
    void change_rows "bez_change_rows" (
        float *sums, const float *rows, const u16 *plus, int pluses, const u16 *minus, int minuses
    ) noexcept nogil
    float upper "bez_upper" (const float *sums, float *one, float *two, const float *rest) noexcept nogil
    int list_changes "bez_list_changes" (
        u16 *old, const u16 *now, int first, int size, u16 *plus, u16 *minus
    ) noexcept nogil
