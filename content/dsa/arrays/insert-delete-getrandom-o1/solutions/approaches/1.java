class RandomizedSet {
    private final Set<Integer> values = new HashSet<>();
    private final Random random = new Random();

    public RandomizedSet() {}

    public boolean insert(int val) {
        return values.add(val);
    }

    public boolean remove(int val) {
        return values.remove(val);
    }

    public int getRandom() {
        List<Integer> list = new ArrayList<>(values);
        return list.get(random.nextInt(list.size()));
    }
}
