/** An exam paper is written step by step and is valid or does not exist. */
import java.util.ArrayList;
import java.util.List;

record Question(String text, int points) {}

record ExamPaper(String title, int minutes, List<Question> questions) {}

class PaperBuilder {
    private String title = "";
    private int minutes = 60;
    private final List<Question> questions = new ArrayList<>();

    PaperBuilder title(String text) {
        title = text;
        return this;
    }

    PaperBuilder minutes(int count) {
        minutes = count;
        return this;
    }

    PaperBuilder question(String text, int points) {
        questions.add(new Question(text, points));
        return this;
    }

    ExamPaper build() {
        int total = questions.stream().mapToInt(Question::points).sum();
        if (title.isEmpty()) throw new IllegalStateException("a paper needs a title");
        if (total != 20) throw new IllegalStateException("points add up to " + total + ", not 20");
        return new ExamPaper(title, minutes, List.copyOf(questions));
    }
}

class ResitPlan {
    ExamPaper write(PaperBuilder builder) {
        builder.title("Algebra resit").minutes(45);
        builder.question("Solve the system", 8).question("Prove the identity", 12);
        return builder.build();
    }
}

public class Example {
    public static void main(String[] args) {
        ExamPaper paper = new ResitPlan().write(new PaperBuilder());
        System.out.println(paper.title() + ": " + paper.questions().size() + " questions, "
            + paper.minutes() + " minutes");
        try {
            new PaperBuilder().title("Draft").question("Factorise", 5).build();
        } catch (IllegalStateException error) {
            System.out.println("refused: " + error.getMessage());
        }
    }
}
