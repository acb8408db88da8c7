class RandomizedSet {
    private final Set<Integer> present = new HashSet<>();
    private final List<Integer> values = new ArrayList<>();
    private final Random random = new Random();

    public RandomizedSet() {}

    public boolean insert(int val) {
        if (!present.add(val)) {
            return false;
        }
        values.add(val);
        return true;
    }

    public boolean remove(int val) {
        if (!present.remove(val)) {
            return false;
        }
        values.remove(val);
        return true;
    }

    public int getRandom() {
        return values.get(random.nextInt(values.size()));
    }
}
