import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.*;

/** Arithmetic, conversions and the classes of numbers. */
class Numbers {
    static int zero = 0, minusOne = -1;
    static long longZero = 0, longMinusOne = -1;

    static void p(Object value) { System.out.println(value); }

    static void divideByZero() { p(5 / zero); }
    static void remainderByZero() { p(5 % zero); }
    static void longDivideByZero() { p(5L / longZero); }
    static void longRemainderByZero() { p(5L % longZero); }
    static void constantDivideByZero() { try { int x = 1 / 0; p(x); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void minDividedByMinusOne() { p(Integer.MIN_VALUE / minusOne); p(Long.MIN_VALUE / longMinusOne); }
    static void minRemainderMinusOne() { p(Integer.MIN_VALUE % minusOne); p(Long.MIN_VALUE % longMinusOne); }
    static void minDividedByConstant() { int m = Integer.MIN_VALUE + zero; p(m / -1); p(m % -1); p(m / 2); p(m / 10 % 10); }
    static void compoundDivision() { int[] a = {7, -7}; a[0] /= 2; a[1] %= 4; p(a[0] + " " + a[1]); long l = -9; l /= 4; p(l); }
    static void floatDivision() { p(1.0 / zero); p(-1.0 / zero); p(0.0 / zero); p(5.5 % 2); p(-5.5 % 2); p(1f / 3); }
    static void intOverflow() { p(Integer.MAX_VALUE + 1 - zero); p(Integer.MAX_VALUE * 2 + zero); int x = 65536; p(x * x); }
    static void longOverflow() { long x = Long.MAX_VALUE; p(x + 1); p(x * 3); p(-Long.MIN_VALUE); p(Math.abs(Integer.MIN_VALUE)); }
    static void addExact() { p(Math.addExact(1, 2)); try { Math.addExact(Integer.MAX_VALUE, 1); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void multiplyExact() { try { Math.multiplyExact(1 << 20, 1 << 20); } catch (ArithmeticException e) { p(e.getMessage()); } try { Math.multiplyExact(1L << 40, 1L << 40); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void subtractExact() { try { Math.subtractExact(Integer.MIN_VALUE, 1); } catch (ArithmeticException e) { p(e.getMessage()); } try { Math.subtractExact(Long.MIN_VALUE, 1L); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void toIntExact() { p(Math.toIntExact(7L)); try { Math.toIntExact(1L << 40); } catch (ArithmeticException e) { p(e.getMessage()); } try { Math.negateExact(Integer.MIN_VALUE); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void floorDivision() { p(Math.floorDiv(-7, 2)); p(Math.floorMod(-7, 2)); p(Math.floorMod(-7L, 3)); p(Math.ceilDiv(7, 2)); try { Math.floorMod(1, zero); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void shifts() { p(1 << 33); p(-8 >> 1); p(-8 >>> 28); p(1L << 65); p(-1L >>> 60); byte b = (byte) 200; p(b >> 1); p((b & 0xff) >> 1); }
    static void narrowing() { p((byte) 300); p((short) 70000); p((char) 65.7); p((int) 3.99e10); p((long) Double.NaN); p((int) -2.7); p((byte) -129); p((int) 'x'); }
    static void charArithmetic() { char c = 'a'; c += 1; c++; p(c); p((char) (c + 1)); p(c + 1); p((int) Character.forDigit(11, 16)); p('a' + 'b'); }
    static void compound() { int i = 5; i += 3.7; p(i); i = i++ + ++i; p(i); byte b = 10; b *= 30; p(b); short s = 1; s <<= 15; p(s); }
    static void doubleText() { p(0.1 + 0.2); p(1e7); p(1.0E-5); p(100.0); p(1.0 / 3); p(123456789.123); p(1e21); p(Double.MIN_VALUE); p(Double.MAX_VALUE); p(2e-3); p(0.001); p(9999999.0); }
    static void floatText() { p(0.1f); p(1e10f); p(3.4e38f); p(1.17549435E-38f); p(16777216f); p(0.1f + 0.2f); p((double) 0.1f); p(1.0e-5f); }
    static void doubleParse() { p(Double.parseDouble("1e3")); p(Double.parseDouble(" -0.5 ")); p(Double.valueOf("NaN")); p(Double.parseDouble("0x1p3")); try { Double.parseDouble("x"); } catch (NumberFormatException e) { p(e.getMessage()); } try { Double.parseDouble(""); } catch (NumberFormatException e) { p(e.getMessage()); } }
    static void intParse() { p(Integer.parseInt("-12")); p(Integer.parseInt("+7")); p(Integer.parseInt("ff", 16)); p(Integer.valueOf("0012")); for (String s : new String[] {"", "x1", "2147483648", "-", null, " 1"}) try { p(Integer.parseInt(s)); } catch (NumberFormatException e) { p(e.getMessage()); } }
    static void longParse() { p(Long.parseLong("-9223372036854775808")); for (String s : new String[] {"9223372036854775808", "1L", ""}) try { p(Long.parseLong(s)); } catch (NumberFormatException e) { p(e.getMessage()); } }
    static void intText() { p(Integer.toBinaryString(-5)); p(Integer.toHexString(-1)); p(Integer.toOctalString(8)); p(Integer.toString(255, 36)); p(Integer.toString(-255, 16)); p(Long.toBinaryString(5L)); p(Long.toHexString(-2L)); p(Integer.MIN_VALUE); p(Long.MIN_VALUE); }
    static void bits() { p(Integer.bitCount(255)); p(Integer.reverse(1)); p(Integer.highestOneBit(100)); p(Integer.lowestOneBit(100)); p(Integer.numberOfLeadingZeros(1)); p(Integer.numberOfTrailingZeros(8)); p(Long.bitCount(-1L)); p(Integer.rotateLeft(1, 33)); p(Long.numberOfTrailingZeros(0)); p(Integer.reverseBytes(1)); p(Long.highestOneBit(100L)); }
    static void unsigned() { p(Integer.toUnsignedString(-1)); p(Integer.divideUnsigned(-1, 2)); p(Integer.compareUnsigned(-1, 1)); p(Integer.remainderUnsigned(-1, 7)); p(Long.toUnsignedString(-1L)); p(Integer.parseUnsignedInt("4294967295")); p(Integer.toUnsignedLong(-1)); p(Long.divideUnsigned(-1L, 10)); }
    static void boxing() { Integer a = 127, b = 127, c = 1000, d = 1000; p(a == b); p(c == d); p(c.equals(d)); Long l = 5L; p(l.equals(5)); p(l == 5); p(new HashSet<>(Arrays.asList(1, 1, 2)).size()); p((Object) 'a' instanceof Character); Integer n = null; try { int x = n; p(x); } catch (NullPointerException e) { p("npe"); } }
    static void compareBoxes() { p(Integer.compare(3, 5)); p(Integer.valueOf(5).compareTo(3)); p(Double.compare(0.0, -0.0)); p(0.0 == -0.0); p(Double.valueOf(Double.NaN).equals(Double.NaN)); p(Double.NaN == Double.NaN); p(Boolean.compare(true, false)); p(Character.compare('a', 'c')); p(Long.compare(1, 2)); }
    static void hashes() { p(Integer.hashCode(5)); p(Long.hashCode(1L << 33)); p(Double.hashCode(1.5)); p(Boolean.hashCode(true)); p(Character.hashCode('a')); p(Float.hashCode(1.5f)); p(Objects.hash(1, "a", null)); p(Arrays.hashCode(new int[] {1, 2})); p(List.of(1, 2).hashCode()); p("hello".hashCode()); p(Map.of("a", 1).hashCode()); p(Optional.of(3).hashCode()); }
    static void mathFunctions() { p(Math.sqrt(2)); p(Math.cbrt(27)); p(Math.pow(2, 10)); p(Math.pow(2, 0.5)); p(Math.hypot(3, 4)); p(Math.round(2.5)); p(Math.round(-2.5)); p(Math.round(2.4f)); p(Math.floor(-1.1)); p(Math.ceil(1.1)); p(Math.rint(2.5)); p(Math.signum(-3.0)); p(Math.log10(1000)); p(Math.exp(0)); p(Math.toDegrees(Math.PI)); p(Math.log(Math.E)); }
    static void mathMore() { p(Math.max(-0.0, 0.0)); p(Math.min(-0.0, 0.0)); p(Math.max(Double.NaN, 1)); p(Math.abs(-0.0)); p(Math.clamp(15, 0, 10)); p(Math.fma(2.0, 3.0, 1.0)); p(Math.ulp(1.0)); p(Math.atan2(1, 1)); p(Math.sin(0)); p(Math.cos(0)); p(Math.absExact(-4)); p(Math.log1p(0)); p(Math.multiplyHigh(1L << 40, 1L << 40)); }
    static void bigInteger() { BigInteger a = new BigInteger("123456789012345678901234567890"); p(a.multiply(a)); p(a.mod(BigInteger.valueOf(97))); p(a.pow(3).bitLength()); p(BigInteger.TWO.modPow(BigInteger.valueOf(100), BigInteger.valueOf(1000007))); p(a.gcd(BigInteger.valueOf(30))); p(a.negate().divide(BigInteger.TEN)); p(a.toString(16)); p(BigInteger.valueOf(17).isProbablePrime(10)); p(a.compareTo(BigInteger.ONE)); p(a.sqrt()); try { a.divide(BigInteger.ZERO); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void bigIntegerMore() { BigInteger f = BigInteger.ONE; for (int i = 2; i <= 30; i++) f = f.multiply(BigInteger.valueOf(i)); p(f); p(f.shiftRight(10)); p(f.testBit(3)); p(f.longValue()); p(f.intValue()); p(f.modInverse(BigInteger.valueOf(101))); p(Arrays.toString(f.divideAndRemainder(BigInteger.valueOf(1000003)))); p(f.signum()); p(f.hashCode()); p(new BigInteger("ff", 16)); try { f.longValueExact(); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void bigDecimal() { BigDecimal a = new BigDecimal("1.10"), b = new BigDecimal("3"); p(a.add(b)); p(a.multiply(b)); p(a.divide(b, 5, RoundingMode.HALF_UP)); p(a.setScale(1, RoundingMode.DOWN)); p(a.equals(new BigDecimal("1.1"))); p(a.compareTo(new BigDecimal("1.1"))); p(a.stripTrailingZeros()); p(new BigDecimal(0.1)); p(BigDecimal.valueOf(0.1)); p(a.negate().toPlainString()); try { a.divide(b); } catch (ArithmeticException e) { p(e.getMessage()); } }
    static void characterKinds() { for (char c : "aZ5 _\n\u00e9".toCharArray()) p(Character.isLetter(c) + " " + Character.isDigit(c) + " " + Character.isLetterOrDigit(c) + " " + Character.isUpperCase(c) + " " + Character.isLowerCase(c) + " " + Character.isWhitespace(c) + " " + Character.isAlphabetic(c)); p(Character.toUpperCase('z')); p(Character.getNumericValue('9')); p(Character.getNumericValue('a')); p(Character.digit('f', 16)); p((int) Character.MAX_VALUE); p(Character.toString(97)); p(Character.toChars(0x1F600).length); p(Character.isSurrogate('\ud83d')); }
    static void randomInts() { Random r = new Random(42); StringBuilder s = new StringBuilder(); for (int i = 0; i < 10; i++) s.append(r.nextInt(100)).append(' '); for (int i = 0; i < 5; i++) s.append(r.nextInt()).append(' '); for (int i = 0; i < 4; i++) s.append(r.nextInt(5, 10)).append(' '); for (int i = 0; i < 4; i++) s.append(r.nextInt(64)).append(' '); p(s); }
    static void randomOthers() { Random r = new Random(7); p(r.nextDouble()); p(r.nextLong()); p(r.nextBoolean()); p(r.nextFloat()); p(r.nextGaussian()); p(r.nextGaussian()); p(r.nextInt(1 << 30)); byte[] b = new byte[5]; r.nextBytes(b); p(Arrays.toString(b)); p(Arrays.toString(new Random(3).ints(5, 0, 10).toArray())); p(Arrays.toString(new Random(3).ints(3).toArray())); p(Arrays.toString(new Random(5).doubles(2).toArray())); p(new Random(1).nextLong(1000)); p(new Random(1).nextDouble(2.0, 3.0)); }
    static void longConstants() { long x = 0xFFFF_FFFFL; p(x); p(0b1010); p(1_000_000); p(017); p('\u0041'); p(0x7fffffffffffffffL); p(1e-3); p(0x1.8p1); }
    static void ternaryTypes() { Object o = true ? 1 : 2.0; p(o); Integer i = null; p(false ? i : "x"); char c = 'x'; int n = 0; p(false ? n : c); p(true ? c : 0); p(true ? 'a' : n); }
    static void integerCacheMap() { Map<Integer, Integer> m = new HashMap<>(); for (int i = -130; i < 130; i++) m.merge(i & 7, 1, Integer::sum); p(m); Integer a = Integer.valueOf(128), b = Integer.valueOf(128); p(a == b); p(a.intValue() == b); }
    static void bigHashes() { for (String s : new String[] {"0", "-1", "12345678901", "-12345678901", "123456789012345678901234567890", "4294967296"}) { BigInteger n = new BigInteger(s); p(n.hashCode() + " " + new BigDecimal(n).hashCode() + " " + new BigDecimal(n, 3).hashCode()); } p(new HashSet<>(List.of(new BigDecimal("2.50"), new BigDecimal("19.99"), new BigDecimal("0.1"), new BigDecimal("-3")))); }
}
