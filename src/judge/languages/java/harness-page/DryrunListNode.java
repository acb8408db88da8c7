import dryrun.judge.Answer;
import dryrun.judge.Reader;
import dryrun.judge.Refused;
import dryrun.judge.Seen;

/** Linked lists from JSON and to JSON. */
final class DryrunListNode {
  private DryrunListNode() {}

  static ListNode read(Reader in) {
    in.open();
    if (!in.more()) return null;
    ListNode head = new ListNode(in.integer());
    for (ListNode tail = head; in.more(); tail = tail.next) tail.next = new ListNode(in.integer());
    return head;
  }

  static Seen nodes(ListNode head) {
    Seen seen = new Seen();
    for (; head != null; head = head.next)
      if (!seen.add(head, "the linked list in the answer")) throw new Refused("the linked list in the answer has a cycle");
    return seen;
  }

  static void write(Answer out, ListNode head) {
    nodes(head);
    out.raw("[");
    for (int i = 0; head != null; head = head.next) {
      out.item(i++);
      out.write(head.val);
    }
    out.raw("]");
  }

  /** Makes the last node point back to the one at the index, if there is one. */
  static void tie(ListNode head, int index) {
    if (index < 0) return;
    ListNode target = null;
    ListNode tail = head;
    for (int i = 0; ; i++, tail = tail.next) {
      if (i == index) target = tail;
      if (tail.next == null) break;
    }
    tail.next = target;
  }

  static void writeValue(Answer out, ListNode node) {
    if (node == null) out.raw("null");
    else out.write(node.val);
  }
}
