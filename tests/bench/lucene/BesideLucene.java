import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.search.*;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/**
 * Answers the bench's queries by Lucene: usage and what is read and written stand in ../alone/beside-engine.ts. Lucene
 * tells which documents match, over the same bigrams as every engine of the bench; filters, facets and order are counted
 * over arrays of its doc values.
 */
class BesideLucene {
  /** Rows of an answer. */
  static final int ROWS = 20;
  /** Megabytes of memory that the writer may fill before it begins another segment. */
  static final int WRITER_MB = 1_500;
  static final int MAX_YEAR = 9_999;

  /** A query as planned: keywords as lists of bigrams; the ordinals and years that it allows, null for all. */
  record Question(List<String[]> words, boolean[] courts, boolean[] causes, boolean[] years) {
    Query query() {
      BooleanQuery.Builder all = new BooleanQuery.Builder();
      for (String[] bigrams : words) {
        Query word =
            bigrams.length == 1 ? new TermQuery(new Term("text", bigrams[0])) : new PhraseQuery("text", bigrams);
        all.add(word, Occur.FILTER);
      }
      return words.isEmpty() ? new MatchAllDocsQuery() : all.build();
    }
  }

  /** The columns of a segment, by its documents; `place` is that in the order of answers. */
  record Columns(int[] court, int[] cause, int[] year, int[] place) {
    static Columns of(LeafReader reader) throws IOException {
      return new Columns(
          read(reader, "court"), read(reader, "cause"), read(reader, "year"), read(reader, "place"));
    }

    private static int[] read(LeafReader reader, String name) throws IOException {
      NumericDocValues stored = DocValues.getNumeric(reader, name);
      int[] values = new int[reader.maxDoc()];
      for (int doc = stored.nextDoc(); doc < values.length; doc = stored.nextDoc())
        values[doc] = (int) stored.longValue();
      return values;
    }
  }

  /** The bigrams of a text as it is read: without blanks between them. */
  static final class Bigrams extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final String text;
    private int at = 0;

    Bigrams(String text) {
      this.text = text;
    }

    @Override
    public boolean incrementToken() {
      if (at >= text.length()) return false;
      clearAttributes();
      int blank = text.indexOf(' ', at);
      int end = blank < 0 ? text.length() : blank;
      term.append(text, at, end);
      at = end + 1;
      return true;
    }
  }

  /** Counts what a question finds. */
  static final class Counting extends SimpleCollector {
    final Question question;
    final List<Columns> segments;
    final int[] courts;
    final int[] causes;
    final int[] years = new int[MAX_YEAR + 1];
    /** Place and document of the newest, in order. */
    final long[] newest = new long[ROWS];
    int total = 0;
    private Columns columns;
    private int base;

    Counting(Question question, List<Columns> segments, int sizeOfCourts, int sizeOfCauses) {
      this.question = question;
      this.segments = segments;
      courts = new int[sizeOfCourts];
      causes = new int[sizeOfCauses];
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }

    @Override
    protected void doSetNextReader(LeafReaderContext segment) {
      columns = segments.get(segment.ord);
      base = segment.docBase;
    }

    @Override
    public void collect(int doc) {
      int court = columns.court[doc];
      int cause = columns.cause[doc];
      int year = columns.year[doc];
      if (!allows(question.courts, court) || !allows(question.causes, cause) || !allows(question.years, year))
        return;
      int held = Math.min(total, ROWS);
      total++;
      if (court >= 0) courts[court]++;
      if (cause >= 0) causes[cause]++;
      years[year]++;
      long one = (long) columns.place[doc] << 32 | base + doc;
      if (held == ROWS && newest[ROWS - 1] < one) return;
      int before = -1 - Arrays.binarySearch(newest, 0, held, one);
      System.arraycopy(newest, before, newest, before + 1, Math.min(held, ROWS - 1) - before);
      newest[before] = one;
    }

    private static boolean allows(boolean[] marks, int value) {
      return marks == null || value >= 0 && marks[value];
    }
  }

  private static long index(Path documents, Directory directory) throws IOException {
    FieldType positions = new FieldType();
    positions.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
    positions.setOmitNorms(true);
    positions.freeze();
    long started = System.nanoTime();
    IndexWriterConfig config = new IndexWriterConfig().setRAMBufferSizeMB(WRITER_MB);
    try (BufferedReader lines = Files.newBufferedReader(documents);
        IndexWriter writer = new IndexWriter(directory, config)) {
      int place = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String[] fields = line.split("\t", -1);
        Document document = new Document();
        document.add(new Field("text", new Bigrams(fields[4]), positions));
        document.add(new StoredField("row", fields[3]));
        document.add(new NumericDocValuesField("court", Integer.parseInt(fields[0])));
        document.add(new NumericDocValuesField("cause", Integer.parseInt(fields[1])));
        document.add(new NumericDocValuesField("year", Integer.parseInt(fields[2])));
        document.add(new NumericDocValuesField("place", place++));
        writer.addDocument(document);
      }
      writer.forceMerge(1);
    }
    return System.nanoTime() - started;
  }

  private static Question readQuestion(String line, int sizeOfCourts, int sizeOfCauses) {
    String[] fields = line.split("\t", -1);
    List<String[]> words = new ArrayList<>();
    if (!fields[3].isEmpty()) for (String word : fields[3].split(" \\| ")) words.add(word.split(" "));
    boolean[] courts = marks(fields[0], sizeOfCourts);
    boolean[] causes = marks(fields[1], sizeOfCauses);
    return new Question(words, courts, causes, marks(fields[2], MAX_YEAR + 1));
  }

  /** What a list of half-open ranges and of numbers allows. */
  private static boolean[] marks(String list, int size) {
    if (list.equals("*")) return null;
    boolean[] marks = new boolean[size];
    for (String item : list.split(" ")) {
      String[] ends = item.split("-");
      int from = Integer.parseInt(ends[0]);
      int to = ends.length > 1 ? Integer.parseInt(ends[1]) : from + 1;
      Arrays.fill(marks, Math.min(from, size), Math.min(to, size), true);
    }
    return marks;
  }

  /** How a facet's counts are compared with those of other engines. */
  private static long sum(int[] counts) {
    long sum = 0;
    for (int value = 0; value < counts.length; value++) sum += (long) value * counts[value];
    return sum;
  }

  /** On one thread, for which the deprecated search is the plain one. */
  @SuppressWarnings("deprecation")
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    Path files = Files.createDirectories(folder.resolve("lucene"));
    try (DirectoryStream<Path> old = Files.newDirectoryStream(files)) {
      for (Path file : old) Files.delete(file);
    }
    Directory directory = FSDirectory.open(files);
    long nanoseconds = index(folder.resolve("documents.tsv"), directory);
    long bytes = 0;
    for (String name : directory.listAll()) bytes += directory.fileLength(name);

    DirectoryReader reader = DirectoryReader.open(directory);
    IndexSearcher searcher = new IndexSearcher(reader);
    // Every question is asked many times.
    searcher.setQueryCache(null);
    StoredFields stored = searcher.storedFields();
    List<Columns> segments = new ArrayList<>();
    int sizeOfCourts = 0;
    int sizeOfCauses = 0;
    for (LeafReaderContext segment : reader.leaves()) {
      Columns columns = Columns.of(segment.reader());
      for (int court : columns.court) sizeOfCourts = Math.max(sizeOfCourts, court + 1);
      for (int cause : columns.cause) sizeOfCauses = Math.max(sizeOfCauses, cause + 1);
      segments.add(columns);
    }
    List<Question> questions = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("questions.tsv")))
      questions.add(readQuestion(line, sizeOfCourts, sizeOfCauses));

    PrintStream out = new PrintStream(System.out, true, UTF_8);
    out.println("lucene\t" + nanoseconds / 1e9 + "\t" + bytes + "\t" + segments.size());
    BufferedReader numbers = new BufferedReader(new InputStreamReader(System.in, UTF_8));
    for (String line = numbers.readLine(); line != null; line = numbers.readLine()) {
      Question question = questions.get(Integer.parseInt(line));
      long asked = System.nanoTime();
      Counting found = new Counting(question, segments, sizeOfCourts, sizeOfCauses);
      searcher.search(question.query(), found);
      List<String> rows = new ArrayList<>();
      for (int row = 0; row < Math.min(found.total, ROWS); row++)
        rows.add(stored.document((int) found.newest[row]).get("row"));
      long microseconds = (System.nanoTime() - asked) / 1_000;
      long[] sums = {sum(found.courts), sum(found.causes), sum(found.years)};
      out.println(
          microseconds + "\t" + found.total + "\t" + sums[0] + "\t" + sums[1] + "\t" + sums[2] + "\t" + rows);
    }
  }
}
