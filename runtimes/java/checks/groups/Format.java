import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.*;

/** String.format as the Javadoc of Formatter defines it. */
class Format {
    static void f(String format, Object... values) { try { System.out.println("[" + String.format(format, values) + "]"); } catch (Exception e) { System.out.println(e.getClass().getName() + ": " + e.getMessage()); } }

    static void integers() { f("%d", 42); f("%5d|%-5d|%05d", 42, 42, 42); f("%+d % d %(d", 5, 5, -5); f("%,d", 1234567); f("%,d", -1234567890123L); f("%x %X %o %#x %#o", 255, 255, 8, 255, 8); f("%x", -1); f("%d", (byte) -3); f("%08X", 0xBEEF); f("%x", 123456789012L); }
    static void strings() { f("%s", "a"); f("%10s|%-10s|", "ab", "ab"); f("%.2s", "abcdef"); f("%S", "mixed"); f("%s", (Object) null); f("%s %s", 1, 2.5); f("%-6.3s|", "abcdef"); f("%s", List.of(1, 2)); f("%10.1s|", "xyz"); f("%s", new int[0].length); }
    static void floats() { f("%f", 3.14159); f("%.2f", 2.345); f("%.0f", 2.5); f("%.0f", 3.5); f("%10.3f|%-10.3f|%010.3f", 1.5, 1.5, -1.5); f("%+.1f", 2.0); f("%,.2f", 1234567.891); f("%f", 1e10); f("%.3f", 1e-5); f("%.1f", 0.05); f("%.2f", 1.005); f("%.1f", 0.25); f("%.3f", 2.0f / 3); }
    static void scientific() { f("%e", 12345.678); f("%.2e", 0.00012); f("%E", 1e100); f("%g", 12345.678); f("%g", 0.00001); f("%.3g", 1234567.0); f("%e", 0.0); f("%.0e", 5.5); }
    static void specials() { f("%f %f %f", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY); f("%5.1f|", Double.NaN); f("%(f", -1.5); f("%+f", Double.POSITIVE_INFINITY); f("%e", Double.NaN); f("%08.2f", Double.NEGATIVE_INFINITY); }
    static void booleansChars() { f("%b %b %b %B", true, null, "x", false); f("%c %C %c", 'a', 'b', 65); f("%5c|%-5c|", 'x', 'y'); f("%c", (Object) null); f("%5b|", true); f("%.2b", true); f("%c", 0x1F600); }
    static void percents() { f("100%%"); f("%d%%", 50); f("%5%|%-5%|"); f("a%nb"); f("%.1f%% of %d", 12.34, 100); f("%%%s%%", "x"); f("%d%% and %s%% and %.2f%% of a rather long pattern %d", 1, "b", 2.0, 3); }
    static void positions() { f("%2$s %1$s", "a", "b"); f("%1$s %1$s %s %s", "a", "b"); f("%s %<s %s", "a", "b"); f("%3$d", 1, 2, 3); f("%2$05d|%1$-4s|", "x", 7); }
    static void hashes() { f("%h", "hello"); f("%H", 255); f("%h", (Object) null); }
    static void errors() { f("%d", "x"); f("%d", 1.5); f("%f", 1); f("%s %s", 1); f("%q", 1); f("%c", "str"); f("%-d", 1); f("%05s", "a"); f("%+s", "a"); f("%.2d", 1); f("%", 1); f("%,x", 1); f("%#s", "a"); f("%5$s", 1); f("%-05d", 1); f("%c", -1); f("%+ d", 1); }
    static void big() { f("%d", new BigInteger("123456789012345678901234567890")); f("%,d", new BigInteger("12345678901234567890")); f("%.3f", new BigDecimal("1.23456")); f("%10.1f|", new BigDecimal("99.95")); f("%s", new BigDecimal("1E+3")); f("%x", new BigInteger("255")); f("%.2f", new BigDecimal("1.005")); }
    static void mixedRow() { for (int i = 0; i < 3; i++) f("%-8s|%6d|%8.2f|%c|%b", "row" + i, i * 1000, i / 3.0, (char) ('a' + i), i % 2 == 0); }
    static void printf() { System.out.printf("%d %s%n", 1, "x"); System.out.printf(Locale.US, "%.1f%n", 1.25); System.out.format("%03d%n", 7); System.out.println(String.format(Locale.ROOT, "%,.1f", 12345.67)); System.out.println(new Formatter().format("%s-%s", "a", "b")); StringBuilder b = new StringBuilder(); new Formatter(b).format("%d", 3).format("%d", 4); System.out.println(b); }
    static void time() { f("%02d:%02d:%02d", 3, 4, 5); f("%02d:%02d", 13, 7); f("%d:%02d", 0, 9); }
    static void nullValues() { f("%d", (Object) null); f("%5d|", (Object) null); f("%f", (Object) null); f("%x", (Object) null); f("%s|%S", null, null); f("%-6s|", (Object) null); f("%.2s", (Object) null); }
    static void rounding() { for (double d : new double[] {0.125, 0.375, 0.5, 1.5, 2.5, 0.045, 1.115, 10.235, 1e15 + 0.3, 123456789.987654321}) f("%.2f %.1f %.0f", d, d, d); }
    static void widths() { f("%1d|%2d|%3d|", 100, 100, 100); f("%-3d|%-1d|", 5, 500); f("%20s|", "right"); f("%-20s|", "left"); f("%3c|", 'z'); f("%10b|", false); f("%12.4e|", 31.4159); f("%(,.2f", -9876.543); f("% 5d|% d", 42, -42); }
    static void longs() { f("%d %d", Long.MAX_VALUE, Long.MIN_VALUE); f("%,d", Long.MIN_VALUE); f("%x", Long.MIN_VALUE); f("%o", -1L); f("%019d", 1L); f("%(d", Long.MIN_VALUE); f("%d", Integer.MIN_VALUE); }
    static void floatsSmall() { f("%f", 0.1f); f("%.10f", 0.1f); f("%.10f", 0.1); f("%.20f", 0.1); f("%s", 0.1f); f("%.15f", 1.0 / 3); f("%f", Double.MIN_VALUE); f("%.1f", 0.95); f("%.1f", 9.95); f("%.3f", 1234.0005); f("%6.2f|", 999.999); }
    static void noArguments() { f("plain"); f(""); f("tab\tnew"); f("%n"); f("%s"); }
    static void formattable() { f("%s", Optional.of(1)); f("%s", new HashMap<>(Map.of("a", 1))); f("%s %s", new Object[] {"x", "y"}); f("%s", (Object) new String[] {"x"}.length); f("%s", 'c'); f("%s", 1L << 40); f("%S", Optional.empty()); }
    static void octalHex() { f("%o", 64); f("%#010x|", 48879); f("%-10x|", 255); f("%x", (byte) -1); f("%X", (short) -1); f("%h", 42); f("%x", 'a' + 0); }
    static void joinedTable() { StringBuilder s = new StringBuilder(); for (int i = 1; i <= 3; i++) { for (int j = 1; j <= 3; j++) s.append(String.format("%4d", i * j)); s.append(String.format("%n")); } System.out.print(s); }
    static void currencyLike() { f("$%,.2f", 1234.5); f("$%,.2f", 0.999); f("%s%%", 99.5); f("%.1f%%", 12.25); f("%+,d", 1000); f("%,d", 999); f("%,d", 1000); f("%,.3f", 1000.0); f("%,010d", 12345); }
}
