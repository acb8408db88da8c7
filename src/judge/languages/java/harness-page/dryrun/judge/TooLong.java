package dryrun.judge;

/** An answer of more characters than the page takes. Becomes Output Limit. */
public final class TooLong extends Error {
}
