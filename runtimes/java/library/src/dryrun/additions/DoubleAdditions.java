package dryrun.additions;

import dryrun.program.Host;

/** Reads numbers to the nearest double, as Java demands. */
final class DoubleAdditions {
    static final String TARGET = "org/teavm/classlib/java/lang/TDouble";

    private DoubleAdditions() {
    }

    static final class Static {
        static double parseDouble(String text) {
            String number = text.trim();
            int end = number.length();
            if (end == 0) {
                throw new NumberFormatException("empty String");
            }
            if (isHexadecimal(number)) {
                return parseHexadecimal(number, text);
            }
            if ("dDfF".indexOf(number.charAt(end - 1)) >= 0 && end > 1 && number.charAt(end - 2) != 'n') {
                end--;
            }
            int start = "+-".indexOf(number.charAt(0)) >= 0 ? 1 : 0;
            String digits = number.substring(start, end);
            double value;
            if (digits.equals("NaN")) {
                value = Double.NaN;
            } else if (digits.equals("Infinity")) {
                value = Double.POSITIVE_INFINITY;
            } else if (isNumber(digits)) {
                value = Host.parse(digits);
            } else {
                boolean hasTwoPoints = number.indexOf('.') != number.lastIndexOf('.');
                throw new NumberFormatException(hasTwoPoints ? "multiple points" : "For input string: \"" + text + "\"");
            }
            return number.charAt(0) == '-' ? -value : value;
        }

        private static boolean isHexadecimal(String number) {
            int start = "+-".indexOf(number.charAt(0)) >= 0 ? 1 : 0;
            return number.startsWith("0x", start) || number.startsWith("0X", start);
        }

        /** Digits of 53 bits at most are exact, which is all that a literal holds. */
        private static double parseHexadecimal(String number, String text) {
            int power = Math.max(number.indexOf('p'), number.indexOf('P'));
            if (power < 0) {
                throw new NumberFormatException("For input string: \"" + text + "\"");
            }
            double value = 0;
            int exponent = Integer.parseInt(number.substring(power + 1));
            boolean isFraction = false;
            for (int i = number.indexOf('x') + number.indexOf('X') + 2; i < power; i++) {
                if (number.charAt(i) == '.' && !isFraction) {
                    isFraction = true;
                    continue;
                }
                int digit = Character.digit(number.charAt(i), 16);
                if (digit < 0) {
                    throw new NumberFormatException("For input string: \"" + text + "\"");
                }
                value = value * 16 + digit;
                exponent -= isFraction ? 4 : 0;
            }
            return Math.scalb(number.charAt(0) == '-' ? -value : value, exponent);
        }

        private static boolean isNumber(String text) {
            int i = 0;
            int digits = 0;
            for (; i < text.length() && isDigit(text.charAt(i)); i++) {
                digits++;
            }
            if (i < text.length() && text.charAt(i) == '.') {
                for (i++; i < text.length() && isDigit(text.charAt(i)); i++) {
                    digits++;
                }
            }
            if (digits == 0 || i == text.length()) {
                return digits > 0;
            }
            if (text.charAt(i) != 'e' && text.charAt(i) != 'E') {
                return false;
            }
            i++;
            if (i < text.length() && "+-".indexOf(text.charAt(i)) >= 0) {
                i++;
            }
            int first = i;
            while (i < text.length() && isDigit(text.charAt(i))) {
                i++;
            }
            return i > first && i == text.length();
        }

        private static boolean isDigit(char letter) {
            return letter >= '0' && letter <= '9';
        }
    }
}
