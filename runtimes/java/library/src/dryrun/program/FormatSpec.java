package dryrun.program;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.DuplicateFormatFlagsException;
import java.util.FormatFlagsConversionMismatchException;
import java.util.IllegalFormatCodePointException;
import java.util.IllegalFormatConversionException;
import java.util.IllegalFormatFlagsException;
import java.util.IllegalFormatPrecisionException;
import java.util.MissingFormatWidthException;
import java.util.UnknownFormatConversionException;

/** One format specifier: `%[index$][flags][width][.precision]conversion`. Dates are not among the conversions. */
public final class FormatSpec {
    private static final String FLAGS = "-#+ 0,(<";
    private static final String UPPER = "BHSCXEG";
    private static final String WIDTHS = "-0";
    private static final int DEFAULT_PRECISION = 6;

    /** From 1; 0: the next one. -1: the one before. */
    public int index;
    /** Where the specifier ends in its pattern. */
    public int end;
    /** As it is written. */
    public String text;
    private String flags = "";
    private int width = -1;
    private int precision = -1;
    private char conversion;
    private boolean upper;

    private FormatSpec() {
    }

    /** The specifier that begins with the percent sign at `start`. */
    public static FormatSpec read(String pattern, int start) {
        FormatSpec spec = new FormatSpec();
        int length = pattern.length();
        int i = start + 1;
        int digits = i;
        while (digits < length && Character.isDigit(pattern.charAt(digits))) {
            digits++;
        }
        if (digits > i && digits < length && pattern.charAt(digits) == '$') {
            spec.index = Integer.parseInt(pattern.substring(i, digits));
            i = digits + 1;
        }
        for (; i < length && FLAGS.indexOf(pattern.charAt(i)) >= 0; i++) {
            char flag = pattern.charAt(i);
            if (spec.flags.indexOf(flag) >= 0) {
                throw new DuplicateFormatFlagsException(String.valueOf(flag));
            }
            spec.flags += flag;
        }
        if (spec.has('<')) {
            spec.index = -1;
        }
        digits = i;
        while (i < length && Character.isDigit(pattern.charAt(i))) {
            i++;
        }
        if (i > digits) {
            spec.width = Integer.parseInt(pattern.substring(digits, i));
        }
        if (i < length && pattern.charAt(i) == '.') {
            digits = ++i;
            while (i < length && Character.isDigit(pattern.charAt(i))) {
                i++;
            }
            if (i == digits) {
                throw new UnknownFormatConversionException(".");
            }
            spec.precision = Integer.parseInt(pattern.substring(digits, i));
        }
        if (i >= length) {
            throw new UnknownFormatConversionException("%");
        }
        char letter = pattern.charAt(i);
        spec.upper = UPPER.indexOf(letter) >= 0;
        spec.conversion = spec.upper ? Character.toLowerCase(letter) : letter;
        if ("bhscdoxefgn%".indexOf(spec.conversion) < 0) {
            throw new UnknownFormatConversionException(String.valueOf(letter));
        }
        spec.end = i + 1;
        spec.text = pattern.substring(start, spec.end);
        spec.check();
        return spec;
    }

    /** Whether it takes no argument. */
    public boolean isText() {
        return conversion == 'n' || conversion == '%';
    }

    private boolean has(char flag) {
        return flags.indexOf(flag) >= 0;
    }

    private void check() {
        boolean number = "doxefg".indexOf(conversion) >= 0;
        for (int i = 0; i < WIDTHS.length(); i++) {
            char flag = WIDTHS.charAt(i);
            if (has(flag) && width < 0 && (number || flag == '-')) {
                throw new MissingFormatWidthException(text);
            }
        }
        if (number && (has('+') && has(' ') || has('-') && has('0'))) {
            throw new IllegalFormatFlagsException(ordered());
        }
        if (precision >= 0 && "cdoxn%".indexOf(conversion) >= 0) {
            throw new IllegalFormatPrecisionException(precision);
        }
        switch (conversion) {
            case 'b', 'h', 's', 'c' -> refuse("#+ 0,(");
            case 'd', 'g' -> refuse("#");
            case 'o', 'x', 'e' -> refuse(",");
            default -> { }
        }
    }

    private String ordered() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < FLAGS.length(); i++) {
            if (has(FLAGS.charAt(i))) {
                all.append(FLAGS.charAt(i));
            }
        }
        return all.toString();
    }

    private void refuse(String refused) {
        for (int i = 0; i < refused.length(); i++) {
            if (has(refused.charAt(i))) {
                throw new FormatFlagsConversionMismatchException(refused.substring(i, i + 1), conversion);
            }
        }
    }

    /** What it makes of its argument. */
    public String apply(Object value) {
        String made = switch (conversion) {
            case 'n' -> "\n";
            case '%' -> pad("%");
            case 'b' -> pad(cut(value instanceof Boolean ? value.toString() : String.valueOf(value != null)));
            case 's' -> pad(cut(String.valueOf(value)));
            case 'h' -> pad(cut(value == null ? "null" : Integer.toHexString(value.hashCode())));
            case 'c' -> pad(value == null ? "null" : character(value));
            case 'd' -> value == null ? pad("null") : integer(value);
            case 'o', 'x' -> value == null ? pad("null") : unsigned(value);
            default -> value == null ? pad(cut("null")) : decimal(value);
        };
        return upper ? made.toUpperCase() : made;
    }

    private String cut(String made) {
        return precision >= 0 && precision < made.length() ? made.substring(0, precision) : made;
    }

    private String pad(String made) {
        int missing = width - made.length();
        if (missing <= 0) {
            return made;
        }
        return has('-') ? made + " ".repeat(missing) : " ".repeat(missing) + made;
    }

    private IllegalFormatConversionException mismatch(Object value) {
        return new IllegalFormatConversionException(conversion, value.getClass());
    }

    private String character(Object value) {
        if (value instanceof Character letter) {
            return letter.toString();
        }
        if (!(value instanceof Byte || value instanceof Short || value instanceof Integer)) {
            throw mismatch(value);
        }
        int point = ((Number) value).intValue();
        if (!Character.isValidCodePoint(point)) {
            throw new IllegalFormatCodePointException(point);
        }
        return new String(Character.toChars(point));
    }

    private static boolean isSmall(Object value) {
        return value instanceof Integer || value instanceof Long || value instanceof Short || value instanceof Byte;
    }

    private String integer(Object value) {
        if (!isSmall(value) && !(value instanceof BigInteger)) {
            throw mismatch(value);
        }
        String digits = value.toString();
        boolean negative = digits.charAt(0) == '-';
        return signed(negative ? digits.substring(1) : digits, negative, has('0'));
    }

    private String unsigned(Object value) {
        boolean hex = conversion == 'x';
        String digits;
        if (value instanceof BigInteger big) {
            digits = big.toString(hex ? 16 : 8);
        } else if (isSmall(value)) {
            refuse("(+ ");
            int number = ((Number) value).intValue();
            if (value instanceof Byte) {
                number &= 0xFF;
            } else if (value instanceof Short) {
                number &= 0xFFFF;
            }
            if (value instanceof Long wide) {
                digits = hex ? Long.toHexString(wide) : Long.toOctalString(wide);
            } else {
                digits = hex ? Integer.toHexString(number) : Integer.toOctalString(number);
            }
        } else {
            throw mismatch(value);
        }
        boolean negative = digits.charAt(0) == '-';
        String prefix = (negative ? "-" : "") + (has('#') ? hex ? "0x" : "0" : "");
        digits = negative ? digits.substring(1) : digits;
        int missing = width - prefix.length() - digits.length();
        return pad(prefix + (has('0') && missing > 0 ? "0".repeat(missing) : "") + digits);
    }

    private String decimal(Object value) {
        if (value instanceof BigDecimal big) {
            return signed(written(FormatDecimal.of(big)), big.signum() < 0, has('0'));
        }
        if (!(value instanceof Double || value instanceof Float)) {
            throw mismatch(value);
        }
        double number = ((Number) value).doubleValue();
        if (Double.isNaN(number)) {
            return pad("NaN");
        }
        boolean negative = number < 0 || number == 0 && 1 / number < 0;
        if (Double.isInfinite(number)) {
            return signed("Infinity", negative, false);
        }
        return signed(written(FormatDecimal.of(Math.abs(number))), negative, has('0'));
    }

    private String written(FormatDecimal number) {
        int count = precision < 0 ? DEFAULT_PRECISION : precision;
        return switch (conversion) {
            case 'e' -> number.scientific(count);
            case 'g' -> number.general(count);
            default -> number.plain(count);
        };
    }

    /** With its sign, grouped where a flag says so, padded with zeros where that is asked for. */
    private String signed(String digits, boolean negative, boolean zeros) {
        String before = negative ? has('(') ? "(" : "-" : has('+') ? "+" : has(' ') ? " " : "";
        String after = negative && has('(') ? ")" : "";
        String number = has(',') && Character.isDigit(digits.charAt(0)) ? grouped(digits) : digits;
        int missing = width - before.length() - number.length() - after.length();
        return pad(before + (zeros && missing > 0 ? "0".repeat(missing) : "") + number + after);
    }

    private static String grouped(String digits) {
        int point = digits.indexOf('.');
        int whole = point < 0 ? digits.length() : point;
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < whole; i++) {
            if (i > 0 && (whole - i) % 3 == 0) {
                text.append(',');
            }
            text.append(digits.charAt(i));
        }
        return text.append(digits.substring(whole)).toString();
    }
}
