/** A museum prepares a loan: insurance and crates for paintings and sculptures. */
import java.util.List;

interface ArtworkVisitor {
    void painting(Painting work);
    void sculpture(Sculpture work);
}

interface Artwork { void accept(ArtworkVisitor visitor); }

record Painting(String title, int width, int height, int value) implements Artwork {
    public void accept(ArtworkVisitor visitor) { visitor.painting(this); }
}

record Sculpture(String title, int kilos, int value) implements Artwork {
    public void accept(ArtworkVisitor visitor) { visitor.sculpture(this); }
}

class InsuranceValue implements ArtworkVisitor {
    int total;

    public void painting(Painting work) { total += work.value(); }

    public void sculpture(Sculpture work) {
        total += work.value() * 110 / 100; // a tenth more, for lifting
    }
}

class CrateList implements ArtworkVisitor {
    public void painting(Painting work) {
        System.out.println(work.title() + ": flat case " + (work.width() + 10) + " x "
            + (work.height() + 10) + " cm");
    }

    public void sculpture(Sculpture work) {
        System.out.println(work.title() + ": crate for " + work.kilos() + " kg");
    }
}

public class Example {
    public static void main(String[] args) {
        List<Artwork> loan =
            List.of(new Painting("Low Tide", 90, 60, 40_000), new Sculpture("Heron", 340, 25_000));
        InsuranceValue insurance = new InsuranceValue();
        CrateList crates = new CrateList();
        for (Artwork work : loan) {
            work.accept(insurance);
            work.accept(crates);
        }
        System.out.println("insure for " + insurance.total);
    }
}
