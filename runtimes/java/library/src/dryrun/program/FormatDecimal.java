package dryrun.program;

import java.math.BigDecimal;

/** A number's decimal digits, as Formatter rounds and writes them: 0.d1d2d3... times ten to the power of `exponent`. */
final class FormatDecimal {
    private final String digits;
    private final int exponent;

    private FormatDecimal(String digits, int exponent) {
        this.digits = digits;
        this.exponent = exponent;
    }

    /** Of the shortest decimal that is the double, which is not negative and no NaN or infinity. */
    static FormatDecimal of(double value) {
        String text = Double.toString(value);
        int power = 0;
        int end = text.indexOf('E');
        if (end >= 0) {
            power = Integer.parseInt(text.substring(end + 1));
            text = text.substring(0, end);
        }
        int point = text.indexOf('.');
        return of(text.substring(0, point) + text.substring(point + 1), point + power);
    }

    static FormatDecimal of(BigDecimal value) {
        String digits = value.unscaledValue().abs().toString();
        return of(digits, digits.length() - value.scale());
    }

    private static FormatDecimal of(String digits, int exponent) {
        int zeros = 0;
        while (zeros < digits.length() && digits.charAt(zeros) == '0') {
            zeros++;
        }
        return zeros == digits.length() ? new FormatDecimal("", 1) : new FormatDecimal(digits.substring(zeros), exponent - zeros);
    }

    boolean isZero() {
        return digits.isEmpty();
    }

    /** Rounded half up to `count` digits. */
    private FormatDecimal round(int count) {
        if (count >= digits.length()) {
            return this;
        }
        if (count < 0) {
            return new FormatDecimal("", 1);
        }
        char[] kept = digits.substring(0, count).toCharArray();
        if (digits.charAt(count) < '5') {
            return new FormatDecimal(new String(kept), exponent);
        }
        for (int i = count - 1; i >= 0; i--) {
            if (kept[i] < '9') {
                kept[i]++;
                return new FormatDecimal(new String(kept), exponent);
            }
            kept[i] = '0';
        }
        return new FormatDecimal("1" + new String(kept), exponent + 1);
    }

    private char digit(int index) {
        return index >= 0 && index < digits.length() ? digits.charAt(index) : '0';
    }

    /** As %f writes it. */
    String plain(int precision) {
        FormatDecimal rounded = round(exponent + precision);
        StringBuilder text = new StringBuilder();
        int whole = rounded.digits.isEmpty() ? 0 : rounded.exponent;
        for (int i = 0; i < whole; i++) {
            text.append(rounded.digit(i));
        }
        if (whole <= 0) {
            text.append('0');
        }
        if (precision > 0) {
            text.append('.');
        }
        for (int i = whole; i < whole + precision; i++) {
            text.append(rounded.digit(i));
        }
        return text.toString();
    }

    /** As %e writes it. */
    String scientific(int precision) {
        FormatDecimal rounded = round(precision + 1);
        StringBuilder text = new StringBuilder().append(rounded.digit(0));
        if (precision > 0) {
            text.append('.');
        }
        for (int i = 1; i <= precision; i++) {
            text.append(rounded.digit(i));
        }
        int power = rounded.exponent - 1;
        text.append('e').append(power < 0 ? '-' : '+');
        if (Math.abs(power) < 10) {
            text.append('0');
        }
        return text.append(Math.abs(power)).toString();
    }

    /** As %g writes it. */
    String general(int precision) {
        int count = precision == 0 ? 1 : precision;
        if (isZero()) {
            return plain(count - 1);
        }
        int power = round(count).exponent;
        return power > -4 && power <= count ? plain(count - power) : scientific(count - 1);
    }
}
