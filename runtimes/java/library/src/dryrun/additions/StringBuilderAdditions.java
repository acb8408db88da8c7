package dryrun.additions;

/** Methods that TeaVM's StringBuilder lacks, or has otherwise than Java. */
final class StringBuilderAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TStringBuilder";

    private StringBuilderAdditions() {
    }

    static final class Instance {
        /** What grows is filled with zeros, whatever was there before. */
        static void setLength(StringBuilder self, int length) {
            if (length < 0) {
                throw new StringIndexOutOfBoundsException("String index out of range: " + length);
            }
            int before = self.length();
            if (length < before) {
                self.delete(length, before);
            }
            for (int i = before; i < length; i++) {
                self.append('\0');
            }
        }

        /** Keeps the two halves of a character above U+FFFF in their order, which TeaVM's does not. */
        static StringBuilder reverse(StringBuilder self) {
            for (int i = 0, j = self.length() - 1; i < j; i++, j--) {
                char left = self.charAt(i);
                self.setCharAt(i, self.charAt(j));
                self.setCharAt(j, left);
            }
            for (int i = 0; i + 1 < self.length(); i++) {
                char low = self.charAt(i);
                char high = self.charAt(i + 1);
                if (Character.isLowSurrogate(low) && Character.isHighSurrogate(high)) {
                    self.setCharAt(i, high);
                    self.setCharAt(++i, low);
                }
            }
            return self;
        }

        static StringBuilder repeat(StringBuilder self, CharSequence text, int count) {
            return self.append(String.valueOf(text).repeat(count));
        }

        static StringBuilder repeat(StringBuilder self, int point, int count) {
            return self.append(Character.toString(point).repeat(count));
        }

        static int compareTo(StringBuilder self, StringBuilder other) {
            return self.toString().compareTo(other.toString());
        }
    }
}
