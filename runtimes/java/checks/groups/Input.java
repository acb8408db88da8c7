import java.io.*;
import java.util.*;
import java.util.stream.*;

/** Readers, writers, scanners, and what System offers. */
class Input {
    static void p(Object value) { System.out.println(value); }

    static void scannerInts() { Scanner s = new Scanner("3 1 4\n1 5 x 2.5 true 99999999999"); int t = 0; while (s.hasNextInt()) t += s.nextInt(); p(t); p(s.next()); p(s.nextDouble()); p(s.nextBoolean()); p(s.hasNextInt() + " " + s.nextLong() + s.hasNext()); }
    static void scannerLines() { Scanner s = new Scanner("a b\n\n c \nlast"); while (s.hasNextLine()) p("[" + s.nextLine() + "]"); try { s.nextLine(); } catch (NoSuchElementException e) { p(e.getMessage()); } }
    static void scannerMixed() { Scanner s = new Scanner("2\nhello world\n7 8"); int n = s.nextInt(); s.nextLine(); p(n + s.nextLine()); p(s.nextInt() * s.nextInt()); try { s.nextInt(); } catch (NoSuchElementException e) { p(e.getClass().getSimpleName()); } }
    static void scannerMismatch() { Scanner s = new Scanner("abc 5"); try { s.nextInt(); } catch (InputMismatchException e) { p(e.getMessage()); } p(s.next() + s.nextInt()); }
    static void scannerDelimiter() { Scanner s = new Scanner("a,b;c").useDelimiter("[,;]"); while (s.hasNext()) System.out.print(s.next() + "|"); p(""); p(new Scanner("1,2").useDelimiter(",").nextInt()); }
    static void bufferedReader() throws IOException { BufferedReader r = new BufferedReader(new StringReader("one\ntwo\r\nthree")); p(r.readLine()); p(r.readLine()); p((char) r.read()); p(r.readLine()); p(r.readLine()); p(new BufferedReader(new StringReader("x\ny")).lines().collect(Collectors.toList())); }
    static void stringWriter() { StringWriter w = new StringWriter(); PrintWriter p = new PrintWriter(w); p.print("a"); p.println(1); p.printf("%d-%s", 2, "b"); p.flush(); p(w.toString()); p(w.getBuffer().length()); }
    static void byteStreams() throws IOException { ByteArrayOutputStream o = new ByteArrayOutputStream(); DataOutputStream d = new DataOutputStream(o); d.writeInt(258); d.writeUTF("hé"); d.writeDouble(1.5); p(o.size()); DataInputStream i = new DataInputStream(new ByteArrayInputStream(o.toByteArray())); p(i.readInt() + i.readUTF() + i.readDouble()); p(Arrays.toString("añ".getBytes("UTF-8"))); }
    static void printStream() throws IOException { ByteArrayOutputStream o = new ByteArrayOutputStream(); PrintStream s = new PrintStream(o); s.println("x"); s.print(2.5); s.printf("%s", 'c'); s.flush(); p(o.toString().length()); PrintStream old = System.out; System.setOut(s); System.out.print("hidden"); System.setOut(old); p(o.toString()); }
    static void systemThings() { p(System.lineSeparator().length()); long t = System.currentTimeMillis(); p(t > 1_600_000_000_000L); p(System.nanoTime() != 0); int[] a = {1, 2, 3, 4}; System.arraycopy(a, 0, a, 1, 3); p(Arrays.toString(a)); p(System.getenv("NO_SUCH")); p(System.getProperty("no.such", "d")); p(System.identityHashCode(null)); Runtime.getRuntime().gc(); p(Runtime.getRuntime().availableProcessors() > 0); p(Runtime.getRuntime().totalMemory() > 0); }
    static void printing() { System.out.print('c'); System.out.print(1L); System.out.print(1.5f); System.out.print(new char[] {'o', 'k'}); System.out.println(); System.out.println((Object) null); System.out.println(new char[] {'x'}); System.out.append("ap").append('p').println(); System.out.write('w'); System.out.write('\n'); System.out.println(1 + 'a'); System.out.println("é 日 😀"); System.err.print("to err"); }
}
