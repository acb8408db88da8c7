package org.teavm.classlib.java.util;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.InputMismatchException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads words, numbers and lines of a text. The whole text is read at the first question. */
public final class TScanner implements Iterator<String>, Closeable {
    private Reader source;
    private String text = "";
    private int position;
    private boolean closed;
    /** Null for whitespace. */
    private Pattern delimiter;
    private int radix = 10;
    private int tokenEnd;

    public TScanner(InputStream source) {
        this(new InputStreamReader(source, StandardCharsets.UTF_8));
    }

    public TScanner(Readable source) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        this.source = (Reader) source;
    }

    public TScanner(String source) {
        this(new StringReader(source));
    }

    private void fill() {
        if (closed) {
            throw new IllegalStateException("Scanner closed");
        }
        if (source == null) {
            return;
        }
        StringBuilder all = new StringBuilder();
        char[] buffer = new char[4096];
        try {
            for (int count = source.read(buffer); count >= 0; count = source.read(buffer)) {
                all.append(buffer, 0, count);
            }
        } catch (IOException failure) {
            // What has been read counts.
        }
        source = null;
        text = all.toString();
    }

    /** Where the next word begins, and its end in tokenEnd; -1 if there is none. */
    private int token() {
        fill();
        int begin = position;
        int length = text.length();
        if (delimiter == null) {
            while (begin < length && Character.isWhitespace(text.charAt(begin))) {
                begin++;
            }
            if (begin == length) {
                return -1;
            }
            int end = begin;
            while (end < length && !Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            tokenEnd = end;
            return begin;
        }
        Matcher matcher = delimiter.matcher(text);
        if (matcher.find(begin) && matcher.start() == begin && matcher.end() > begin) {
            begin = matcher.end();
        }
        if (begin >= length) {
            return -1;
        }
        int end = length;
        for (boolean found = matcher.find(begin); found; found = matcher.find()) {
            if (matcher.end() > matcher.start()) {
                end = matcher.start();
                break;
            }
        }
        tokenEnd = end;
        return begin;
    }

    private String peek() {
        int begin = token();
        return begin < 0 ? null : text.substring(begin, tokenEnd);
    }

    private String require() {
        String word = peek();
        if (word == null) {
            throw new NoSuchElementException();
        }
        return word;
    }

    @Override
    public boolean hasNext() {
        return token() >= 0;
    }

    @Override
    public String next() {
        String word = require();
        position = tokenEnd;
        return word;
    }

    public boolean hasNext(String pattern) {
        String word = peek();
        return word != null && word.matches(pattern);
    }

    public String next(String pattern) {
        String word = require();
        if (!word.matches(pattern)) {
            throw new InputMismatchException();
        }
        return next();
    }

    public boolean hasNextLine() {
        fill();
        return position < text.length();
    }

    public String nextLine() {
        fill();
        if (position >= text.length()) {
            throw new NoSuchElementException("No line found");
        }
        int end = position;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        String line = text.substring(position, end);
        position = end < text.length() && text.charAt(end) == '\r' && end + 1 < text.length() && text.charAt(end + 1) == '\n'
                ? end + 2 : Math.min(end + 1, text.length());
        return line;
    }

    private static String plain(String word) {
        return word.startsWith("+") ? word.substring(1).replace(",", "") : word.replace(",", "");
    }

    private static InputMismatchException mismatch(NumberFormatException failure, String word) {
        return new InputMismatchException(failure.getMessage() != null ? failure.getMessage() : word);
    }

    private static boolean isWhole(String word) {
        int begin = word.startsWith("-") || word.startsWith("+") ? 1 : 0;
        if (begin == word.length()) {
            return false;
        }
        for (int i = begin; i < word.length(); i++) {
            if (!Character.isDigit(word.charAt(i)) && word.charAt(i) != ',') {
                return false;
            }
        }
        return true;
    }

    public int nextInt() {
        return nextInt(radix);
    }

    public int nextInt(int base) {
        String word = require();
        if (base == 10 && !isWhole(word)) {
            throw new InputMismatchException();
        }
        try {
            int value = Integer.parseInt(plain(word), base);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException failure) {
            throw mismatch(failure, word);
        }
    }

    public boolean hasNextInt() {
        String word = peek();
        if (word == null || !isWhole(word)) {
            return false;
        }
        try {
            Integer.parseInt(plain(word), radix);
            return true;
        } catch (NumberFormatException failure) {
            return false;
        }
    }

    public long nextLong() {
        String word = require();
        if (!isWhole(word)) {
            throw new InputMismatchException();
        }
        try {
            long value = Long.parseLong(plain(word), radix);
            position = tokenEnd;
            return value;
        } catch (NumberFormatException failure) {
            throw mismatch(failure, word);
        }
    }

    public boolean hasNextLong() {
        String word = peek();
        if (word == null || !isWhole(word)) {
            return false;
        }
        try {
            Long.parseLong(plain(word), radix);
            return true;
        } catch (NumberFormatException failure) {
            return false;
        }
    }

    public short nextShort() {
        return (short) nextInt();
    }

    public byte nextByte() {
        return (byte) nextInt();
    }

    public double nextDouble() {
        String word = require();
        try {
            double value = Double.parseDouble(plain(word));
            position = tokenEnd;
            return value;
        } catch (NumberFormatException failure) {
            throw new InputMismatchException();
        }
    }

    public float nextFloat() {
        return (float) nextDouble();
    }

    public boolean hasNextDouble() {
        String word = peek();
        if (word == null) {
            return false;
        }
        try {
            Double.parseDouble(plain(word));
            return true;
        } catch (NumberFormatException failure) {
            return false;
        }
    }

    public boolean nextBoolean() {
        String word = require();
        if (!word.equalsIgnoreCase("true") && !word.equalsIgnoreCase("false")) {
            throw new InputMismatchException();
        }
        position = tokenEnd;
        return word.equalsIgnoreCase("true");
    }

    public boolean hasNextBoolean() {
        String word = peek();
        return word != null && (word.equalsIgnoreCase("true") || word.equalsIgnoreCase("false"));
    }

    public BigInteger nextBigInteger() {
        return new BigInteger(plain(next()));
    }

    public BigDecimal nextBigDecimal() {
        return new BigDecimal(plain(next()));
    }

    private Scanner self() {
        return (Scanner) (Object) this;
    }

    public Scanner useDelimiter(String pattern) {
        return useDelimiter(Pattern.compile(pattern));
    }

    public Scanner useDelimiter(Pattern pattern) {
        delimiter = pattern;
        return self();
    }

    public Scanner useLocale(java.util.Locale locale) {
        return self();
    }

    public Scanner useRadix(int base) {
        radix = base;
        return self();
    }

    @Override
    public void close() {
        closed = true;
    }
}
