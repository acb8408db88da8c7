package dryrun.additions;

import java.math.BigInteger;

/** TeaVM's BigInteger hashes otherwise, which HashMap's order shows, and rounds otherwise. */
final class BigIntegerAdditions {
    static final String TARGET = "org/teavm/classlib/java/math/TBigInteger";

    private BigIntegerAdditions() {
    }

    static final class Instance {
        static double doubleValue(BigInteger self) {
            return Double.parseDouble(self.toString());
        }

        static int hashCode(BigInteger self) {
            byte[] bytes = self.abs().toByteArray();
            int hash = 0;
            int word = 0;
            for (int i = 0; i < bytes.length; i++) {
                word = word << 8 | bytes[i] & 0xFF;
                if ((bytes.length - i) % 4 == 1) {
                    hash = 31 * hash + word;
                    word = 0;
                }
            }
            return self.signum() * hash;
        }
    }
}
