package dryrun.trace;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** An instance of a class of the program's, by its fields. */
final class ObjectShadow extends Shadow {
    private Fields kept = new Fields();

    ObjectShadow(Object value, int number) {
        super(value, number);
    }

    private Fields look() {
        Fields fields = new Fields();
        if (value instanceof Traced traced) {
            traced.dryrun$fields(fields);
        } else {
            fields.add("value", value instanceof AtomicInteger whole ? (Object) whole.get() : (Object) ((AtomicLong) value).get());
        }
        return fields;
    }

    @Override
    void describe(Recorder recorder) {
        kept = look();
        String type = Values.className(value);
        recorder.begin("n").number(number).text("object").text(type).number(kept.count).raw(",[");
        for (int i = 0; i < kept.count; i++) {
            recorder.raw(i > 0 ? ",[" : "[").first(kept.names[i]).value(kept.values[i]).raw("]");
        }
        recorder.raw("]").end();
    }

    @Override
    void compareAll(Recorder recorder, Frame call) {
        Fields now = look();
        for (int i = 0; i < now.count; i++) {
            if (!Values.same(kept.values[i], now.values[i])) {
                recorder.effectsIn(call);
                recorder.begin("k").number(number).value(now.names[i]).value(now.values[i]).number(now.count).end();
            }
        }
        kept = now;
    }
}
