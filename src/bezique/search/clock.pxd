cdef extern from *:
    """
    #ifndef BEZIQUE_CLOCK
    #define BEZIQUE_CLOCK
    #ifdef _WIN32
    #include <windows.h>
    static double bez_clock(void) {
        LARGE_INTEGER ticks, second;
        QueryPerformanceCounter(&ticks);
        QueryPerformanceFrequency(&second);
        return (double)ticks.QuadPart / (double)second.QuadPart;
    }
    #else
    #include <time.h>
    static double bez_clock(void) {
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
    }
    #endif
    #endif
    """
    double read_clock "bez_clock" () noexcept nogil

cpdef double now() noexcept nogil
