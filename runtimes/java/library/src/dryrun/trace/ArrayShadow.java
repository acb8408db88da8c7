package dryrun.trace;

/** An array of numbers, characters or truth values. */
final class ArrayShadow extends Shadow {
    private Object[] kept = new Object[0];

    ArrayShadow(Object value, int number) {
        super(value, number);
    }

    private int size() {
        if (value instanceof int[] items) {
            return items.length;
        }
        if (value instanceof char[] items) {
            return items.length;
        }
        if (value instanceof boolean[] items) {
            return items.length;
        }
        if (value instanceof long[] items) {
            return items.length;
        }
        if (value instanceof double[] items) {
            return items.length;
        }
        if (value instanceof byte[] items) {
            return items.length;
        }
        return value instanceof short[] items ? items.length : ((float[]) value).length;
    }

    private Object item(int index) {
        if (value instanceof int[] items) {
            return items[index];
        }
        if (value instanceof char[] items) {
            return items[index];
        }
        if (value instanceof boolean[] items) {
            return items[index];
        }
        if (value instanceof long[] items) {
            return items[index];
        }
        if (value instanceof double[] items) {
            return items[index];
        }
        if (value instanceof byte[] items) {
            return (int) items[index];
        }
        return value instanceof short[] items ? (Object) (int) items[index] : (Object) ((float[]) value)[index];
    }

    private String type() {
        if (value instanceof int[]) {
            return "int[]";
        }
        if (value instanceof char[]) {
            return "char[]";
        }
        if (value instanceof boolean[]) {
            return "boolean[]";
        }
        if (value instanceof long[]) {
            return "long[]";
        }
        if (value instanceof double[]) {
            return "double[]";
        }
        return value instanceof byte[] ? "byte[]" : value instanceof short[] ? "short[]" : "float[]";
    }

    @Override
    void describe(Recorder recorder) {
        int size = size();
        kept = new Object[Math.min(size, LIST_KEPT)];
        recorder.begin("n").number(number).text("list").text(type()).number(size).raw(",[");
        for (int i = 0; i < kept.length; i++) {
            kept[i] = item(i);
            ListShadow.write(recorder, i, kept[i]);
        }
        recorder.raw("]").end();
    }

    @Override
    void compareAll(Recorder recorder, Frame call) {
        for (int i = 0; i < kept.length; i++) {
            compareAt(recorder, call, i);
        }
    }

    @Override
    void compareAt(Recorder recorder, Frame call, int index) {
        if (index >= kept.length) {
            return;
        }
        Object item = item(index);
        if (!Values.same(kept[index], item)) {
            kept[index] = item;
            recorder.effectsIn(call);
            recorder.begin("=").number(number).number(index).value(item).end();
        }
    }
}
