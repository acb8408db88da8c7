package dryrun.compiler;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.teavm.asm.tree.AbstractInsnNode;
import org.teavm.asm.tree.JumpInsnNode;
import org.teavm.asm.tree.LineNumberNode;
import org.teavm.asm.tree.LocalVariableNode;
import org.teavm.asm.tree.MethodNode;

/** Where in a method lines begin, and where its variables are there. */
final class TracePlaces {
    final Map<AbstractInsnNode, Integer> positions = new HashMap<>();
    final List<LocalVariableNode> variables = new ArrayList<>();
    /** Lines that only hold a brace are left out. */
    final List<LineNumberNode> lines = new ArrayList<>();

    TracePlaces(TraceNotes notes, MethodNode method) {
        for (AbstractInsnNode each : method.instructions) {
            positions.put(each, positions.size());
            if (each instanceof LineNumberNode line && notes.hasCode(line.line)) {
                lines.add(line);
            }
        }
        if (method.localVariables != null) {
            variables.addAll(method.localVariables);
            // javac's own have a dollar in their names.
            variables.removeIf(each -> each.name.indexOf('$') >= 0);
        }
    }

    /** The variable that a slot holds after an instruction. */
    int variableAfter(AbstractInsnNode instruction, int slot) {
        int position = positions.get(instruction) + 1;
        for (int i = 0; i < variables.size(); i++) {
            LocalVariableNode each = variables.get(i);
            // Where it begins, its label may come a little later than the store.
            int start = positions.get(each.start);
            boolean begins = start >= position && isNothing(instruction.getNext(), each.start);
            if (each.index == slot && (begins || start <= position) && position <= positions.get(each.end)) {
                return i;
            }
        }
        return -1;
    }

    static boolean isNothing(AbstractInsnNode from, AbstractInsnNode to) {
        for (AbstractInsnNode each = from; each != null; each = each.getNext()) {
            if (each == to) {
                return true;
            }
            if (each.getOpcode() >= 0) {
                return false;
            }
        }
        return false;
    }

    /** As dryrun.trace.Method reads it. */
    String note(String name, int declared) {
        StringBuilder note = new StringBuilder();
        note.append(name);
        note.append('\t').append(declared).append('\t');
        for (int i = 0; i < lines.size(); i++) {
            note.append(i > 0 ? "," : "").append(lines.get(i).line).append(goesBack(i) ? "!" : "");
        }
        note.append('\t');
        for (int i = 0; i < variables.size(); i++) {
            note.append(i > 0 ? "," : "").append(variables.get(i).name).append(':').append(placeAfter(variables.get(i).end));
        }
        return note.toString();
    }

    /** Whether a loop goes back to its beginning before the next place. */
    private boolean goesBack(int place) {
        AbstractInsnNode end = place + 1 < lines.size() ? lines.get(place + 1) : null;
        for (AbstractInsnNode each = lines.get(place); each != null && each != end; each = each.getNext()) {
            if (each instanceof JumpInsnNode jump && positions.containsKey(each)
                    && positions.get(jump.label) < positions.get(each)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a jump goes back without coming by a place: a loop on one line, whose rounds nothing else would tell. */
    boolean isSilentRound(JumpInsnNode jump) {
        return positions.get(jump.label) < positions.get(jump) && placeAfter(jump.label) == placeAfter(jump);
    }

    /** How many places lie before an instruction. */
    int placeAfter(AbstractInsnNode instruction) {
        int position = positions.get(instruction);
        int place = 0;
        while (place < lines.size() && positions.get(lines.get(place)) < position) {
            place++;
        }
        return place;
    }
}
