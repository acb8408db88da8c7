package dryrun.trace;

/** What the compiler adds to each class of a program that is dry-run: a look at its fields without running any of its own code. */
public interface Traced {
    /** The class has methods of its own by which a collection is read, which must not run. */
    int READS_DIFFER = 1;
    int MESSAGE_DIFFERS = 2;

    /** Hands over each field with its name. */
    void dryrun$fields(Fields fields);

    /** The class's simple name. */
    String dryrun$name();

    int dryrun$flags();
}
