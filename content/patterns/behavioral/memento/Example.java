/** A sound desk returns to earlier scenes without revealing how it stores them. */
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

class MixingDesk {
    /** Opaque: the private members are visible to MixingDesk only. */
    static final class Scene {
        private final Map<String, Integer> levels;

        private Scene(Map<String, Integer> levels) { this.levels = Map.copyOf(levels); }
    }

    private Map<String, Integer> levels = new TreeMap<>();

    void set(String channel, int level) { levels.put(channel, level); }

    Scene save() { return new Scene(levels); }

    void restore(Scene scene) { levels = new TreeMap<>(scene.levels); }

    @Override public String toString() {
        return levels.entrySet().stream().map(entry -> entry.getKey() + " " + entry.getValue())
            .collect(Collectors.joining(", "));
    }
}

class SceneList {
    private final Deque<MixingDesk.Scene> scenes = new ArrayDeque<>();

    void keep(MixingDesk.Scene scene) { scenes.push(scene); }

    MixingDesk.Scene back() { return scenes.pop(); }
}

public class Example {
    public static void main(String[] args) {
        MixingDesk desk = new MixingDesk();
        SceneList scenes = new SceneList();
        desk.set("voice", 7);
        desk.set("piano", 5);
        scenes.keep(desk.save());
        desk.set("piano", 9);
        desk.set("rain", 3);
        System.out.println("second act: " + desk);
        desk.restore(scenes.back());
        System.out.println("back to the first: " + desk);
    }
}
