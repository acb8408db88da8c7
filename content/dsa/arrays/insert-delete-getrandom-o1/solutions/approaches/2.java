class RandomizedSet {
    private final List<Integer> values = new ArrayList<>();
    private final Random random = new Random();

    public RandomizedSet() {}

    public boolean insert(int val) {
        if (values.contains(val)) {
            return false;
        }
        values.add(val);
        return true;
    }

    public boolean remove(int val) {
        return values.remove(Integer.valueOf(val)); // the value, not an index
    }

    public int getRandom() {
        return values.get(random.nextInt(values.size()));
    }
}
