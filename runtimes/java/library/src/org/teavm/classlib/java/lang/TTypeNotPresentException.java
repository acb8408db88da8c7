package org.teavm.classlib.java.lang;

public class TTypeNotPresentException extends TRuntimeException {
    private final String typeName;

    public TTypeNotPresentException(String typeName, Throwable cause) {
        super("Type " + typeName + " not present", (TThrowable) (Object) cause);
        this.typeName = typeName;
    }

    public String typeName() {
        return typeName;
    }
}
