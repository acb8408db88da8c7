package dryrun.trace;

/** Takes the fields of an object, in the order of the text. */
public final class Fields {
    Object[] names = new Object[4];
    Object[] values = new Object[4];
    int count;

    public void add(String name, Object value) {
        if (count == names.length) {
            names = Shadow.copy(names, count, count * 2);
            values = Shadow.copy(values, count, count * 2);
        }
        names[count] = name;
        values[count++] = value;
    }

    public void add(String name, int value) {
        add(name, (Object) value);
    }

    public void add(String name, long value) {
        add(name, (Object) value);
    }

    public void add(String name, float value) {
        add(name, (Object) value);
    }

    public void add(String name, double value) {
        add(name, (Object) value);
    }

    public void add(String name, boolean value) {
        add(name, (Object) value);
    }

    public void add(String name, char value) {
        add(name, (Object) value);
    }

    public void add(String name, byte value) {
        add(name, (Object) (int) value);
    }

    public void add(String name, short value) {
        add(name, (Object) (int) value);
    }
}
