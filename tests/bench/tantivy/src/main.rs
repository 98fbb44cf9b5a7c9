//! Answers the bench's queries by Tantivy (../alone/beside-tantivy.ts asks). Tantivy tells which documents match, over the
//! same bigrams as every engine of the bench; filters, facets and order are counted over arrays of the columns.
//!
//! usage: beside-tantivy FOLDER; reads FOLDER/documents.jsonl and FOLDER/questions.jsonl, writes one line when the index is
//! ready, then for each number of a question on standard input its microseconds and how many documents it found.

use serde::Deserialize;
use std::fs::{self, File};
use std::io::{stdin, stdout, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tantivy::collector::{Collector, SegmentCollector};
use tantivy::query::{AllQuery, BooleanQuery, Occur, PhraseQuery, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions, FAST, STORED};
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{DocAddress, DocId, Index, Score, SegmentOrdinal, SegmentReader, TantivyDocument, Term};

/// Rows of an answer.
const ROWS: usize = 20;
/// Bytes of memory that the writer may fill before it begins another segment.
const WRITER_BYTES: usize = 1_500_000_000;

/// A judgment, newest first; `court` and `cause` are -1 for none.
#[derive(Deserialize)]
struct Document {
    bigrams: String,
    row: String,
    court: i64,
    cause: i64,
    year: i64,
}

/// A query as planned: keywords as lists of bigrams, half-open ranges of ordinals, years; null for no filter.
#[derive(Deserialize)]
struct Question {
    words: Vec<Vec<String>>,
    courts: Option<Vec<(i64, i64)>>,
    causes: Option<Vec<(i64, i64)>>,
    years: Option<Vec<i64>>,
}

/// The columns of a segment, by its documents.
struct Columns {
    court: Vec<i64>,
    cause: Vec<i64>,
    year: Vec<i64>,
    /// The place of a document in the order of answers.
    place: Vec<i64>,
}

/// What one question finds.
struct Answer {
    total: u64,
    courts: Vec<u32>,
    causes: Vec<u32>,
    years: Vec<u32>,
    newest: Vec<(i64, DocAddress)>,
}

struct Counting<'a> {
    question: &'a Question,
    columns: &'a [Arc<Columns>],
    sizes: (usize, usize),
}

struct SegmentCounting {
    marks: [Option<Vec<bool>>; 2],
    years: Option<Vec<i64>>,
    columns: Arc<Columns>,
    segment: SegmentOrdinal,
    answer: Answer,
}

fn marks(ranges: &Option<Vec<(i64, i64)>>, size: usize) -> Option<Vec<bool>> {
    ranges.as_ref().map(|list| {
        let mut marks = vec![false; size];
        for &(from, to) in list {
            marks[from as usize..to as usize].fill(true);
        }
        marks
    })
}

fn allows(marks: &Option<Vec<bool>>, ordinal: i64) -> bool {
    marks.as_ref().is_none_or(|marks| ordinal >= 0 && marks[ordinal as usize])
}

impl Collector for Counting<'_> {
    type Fruit = Answer;
    type Child = SegmentCounting;

    fn for_segment(&self, segment: SegmentOrdinal, _: &SegmentReader) -> tantivy::Result<SegmentCounting> {
        let (courts, causes) = self.sizes;
        Ok(SegmentCounting {
            marks: [marks(&self.question.courts, courts), marks(&self.question.causes, causes)],
            years: self.question.years.clone(),
            columns: self.columns[segment as usize].clone(),
            segment,
            answer: Answer {
                total: 0,
                courts: vec![0; courts],
                causes: vec![0; causes],
                years: vec![0; 10_000],
                newest: Vec::with_capacity(ROWS + 1),
            },
        })
    }

    fn requires_scoring(&self) -> bool {
        false
    }

    fn merge_fruits(&self, fruits: Vec<Answer>) -> tantivy::Result<Answer> {
        Ok(fruits.into_iter().reduce(join).expect("an index has a segment"))
    }
}

fn join(mut one: Answer, other: Answer) -> Answer {
    one.total += other.total;
    for (mine, theirs) in [
        (&mut one.courts, &other.courts),
        (&mut one.causes, &other.causes),
        (&mut one.years, &other.years),
    ] {
        for (count, more) in mine.iter_mut().zip(theirs) {
            *count += more;
        }
    }
    one.newest.extend(other.newest);
    one.newest.sort();
    one.newest.truncate(ROWS);
    one
}

impl SegmentCollector for SegmentCounting {
    type Fruit = Answer;

    fn collect(&mut self, doc: DocId, _: Score) {
        let at = doc as usize;
        let (court, cause, year) = (self.columns.court[at], self.columns.cause[at], self.columns.year[at]);
        if !allows(&self.marks[0], court) || !allows(&self.marks[1], cause) {
            return;
        }
        if self.years.as_ref().is_some_and(|years| !years.contains(&year)) {
            return;
        }
        let answer = &mut self.answer;
        answer.total += 1;
        if court >= 0 {
            answer.courts[court as usize] += 1;
        }
        if cause >= 0 {
            answer.causes[cause as usize] += 1;
        }
        answer.years[year as usize] += 1;
        let place = self.columns.place[at];
        if answer.newest.len() == ROWS && answer.newest[ROWS - 1].0 < place {
            return;
        }
        let before = answer.newest.partition_point(|&(other, _)| other < place);
        answer.newest.insert(before, (place, DocAddress::new(self.segment, doc)));
        answer.newest.truncate(ROWS);
    }

    fn harvest(self) -> Answer {
        self.answer
    }
}

fn query_of(question: &Question, text: Field) -> Box<dyn Query> {
    let words = question.words.iter().map(|bigrams| {
        let terms: Vec<Term> = bigrams.iter().map(|one| Term::from_field_text(text, one)).collect();
        let query: Box<dyn Query> = match terms.as_slice() {
            [only] => Box::new(TermQuery::new(only.clone(), IndexRecordOption::Basic)),
            _ => Box::new(PhraseQuery::new(terms)),
        };
        (Occur::Must, query)
    });
    let all: Vec<_> = words.collect();
    if all.is_empty() { Box::new(AllQuery) } else { Box::new(BooleanQuery::new(all)) }
}

fn lines<'a, Line: serde::de::DeserializeOwned + 'a>(path: &Path) -> impl Iterator<Item = Line> + 'a {
    let file = BufReader::new(File::open(path).expect("the file is there"));
    file.lines().map(|line| serde_json::from_str(&line.expect("UTF-8")).expect("a line of JSON"))
}

fn folder_bytes(folder: &Path) -> u64 {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().metadata().unwrap().len()).sum()
}

fn main() -> tantivy::Result<()> {
    let folder = std::env::args().nth(1).expect("usage: beside-tantivy FOLDER");
    let folder = Path::new(&folder);
    let mut schema = Schema::builder();
    let positions = TextFieldIndexing::default()
        .set_tokenizer("bigrams")
        .set_fieldnorms(false)
        .set_index_option(IndexRecordOption::WithFreqsAndPositions);
    let text = schema.add_text_field("text", TextOptions::default().set_indexing_options(positions));
    let row = schema.add_text_field("row", STORED);
    let [court, cause, year, place] = ["court", "cause", "year", "place"].map(|name| schema.add_i64_field(name, FAST));
    let files = folder.join("tantivy");
    let _ = fs::remove_dir_all(&files);
    fs::create_dir_all(&files)?;
    let index = Index::create_in_dir(&files, schema.build())?;
    index.tokenizers().register("bigrams", TextAnalyzer::builder(WhitespaceTokenizer::default()).build());

    let started = Instant::now();
    let mut writer = index.writer_with_num_threads::<TantivyDocument>(1, WRITER_BYTES)?;
    let mut sizes = (0, 0);
    for (at, one) in lines::<Document>(&folder.join("documents.jsonl")).enumerate() {
        let mut document = TantivyDocument::new();
        document.add_text(text, &one.bigrams);
        document.add_text(row, &one.row);
        for (field, value) in [(court, one.court), (cause, one.cause), (year, one.year), (place, at as i64)] {
            document.add_i64(field, value);
        }
        writer.add_document(document)?;
        sizes = (sizes.0.max(one.court + 1), sizes.1.max(one.cause + 1));
    }
    writer.commit()?;
    let segments = index.searchable_segment_ids()?;
    if segments.len() > 1 {
        writer.merge(&segments).wait()?;
    }
    writer.wait_merging_threads()?;
    let seconds = started.elapsed().as_secs_f64();

    let questions: Vec<Question> = lines(&folder.join("questions.jsonl")).collect();
    for range in questions.iter().flat_map(|one| one.courts.iter().flatten()) {
        sizes.0 = sizes.0.max(range.1);
    }
    for range in questions.iter().flat_map(|one| one.causes.iter().flatten()) {
        sizes.1 = sizes.1.max(range.1);
    }
    let searcher = index.reader()?.searcher();
    let read = |segment: &SegmentReader, name: &str| -> tantivy::Result<Vec<i64>> {
        let column = segment.fast_fields().i64(name)?;
        Ok((0..segment.max_doc()).map(|doc| column.first(doc).unwrap_or(-1)).collect())
    };
    let mut columns = Vec::new();
    for segment in searcher.segment_readers() {
        columns.push(Arc::new(Columns {
            court: read(segment, "court")?,
            cause: read(segment, "cause")?,
            year: read(segment, "year")?,
            place: read(segment, "place")?,
        }));
    }
    println!("{}", serde_json::json!({ "seconds": seconds, "bytes": folder_bytes(&files), "segments": columns.len() }));
    for line in stdin().lock().lines() {
        let question = &questions[line?.trim().parse::<usize>().expect("the number of a question")];
        let asked = Instant::now();
        let query = query_of(question, text);
        let counting = Counting { question, columns: &columns, sizes: (sizes.0 as usize, sizes.1 as usize) };
        let answer = searcher.search(&query, &counting)?;
        for &(_, address) in &answer.newest {
            searcher.doc::<TantivyDocument>(address)?;
        }
        println!("{} {}", asked.elapsed().as_micros(), answer.total);
        stdout().flush()?;
    }
    Ok(())
}
