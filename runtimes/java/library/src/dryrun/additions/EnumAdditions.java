package dryrun.additions;

/** TeaVM's Enum compares and complains otherwise than Java. */
final class EnumAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TEnum";

    private EnumAdditions() {
    }

    static final class Static {
        static <T extends Enum<T>> T valueOf(Class<T> type, String name) {
            if (name == null) {
                throw new NullPointerException("Name is null");
            }
            for (T constant : type.getEnumConstants()) {
                if (constant.name().equals(name)) {
                    return constant;
                }
            }
            throw new IllegalArgumentException("No enum constant " + type.getName().replace('$', '.') + "." + name);
        }
    }

    static final class Instance {
        static <E extends Enum<E>> int compareTo(Enum<E> self, E other) {
            return self.ordinal() - other.ordinal();
        }
    }
}
