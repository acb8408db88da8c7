package dryrun.judge;

import java.util.IdentityHashMap;

/** The nodes that a walk over an answer, or over an argument, has met. */
public final class Seen {
  private final IdentityHashMap<Object, Object> nodes = new IdentityHashMap<>();

  /** Whether the node is met for the first time. {@code what}: as the user calls what it is part of. */
  public boolean add(Object node, String what) {
    if (nodes.put(node, node) != null) return false;
    if (nodes.size() > Refused.NODE_LIMIT)
      throw new Refused(what + " has more than " + Refused.NODE_LIMIT + " nodes");
    return true;
  }

  /** Throws unless none of the answer's nodes belongs to the argument. */
  public static void requireFresh(Seen answer, Seen original, String name) {
    for (Object node : answer.nodes.keySet())
      if (original.nodes.containsKey(node))
        throw new Refused("the returned nodes must be new, but some of them belong to " + name);
  }
}
