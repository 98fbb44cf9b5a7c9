//! Answers the bench's queries by Tantivy: usage and what is read and written stand in ../../alone/beside-engine.ts. Tantivy
//! tells which documents match, over the same bigrams as every engine of the bench; filters, facets and order are counted over
//! arrays of the columns.

mod counting;

use counting::{Columns, Counting};
use std::fs::{self, File};
use std::io::{stdin, stdout, BufRead, BufReader, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use tantivy::query::{AllQuery, BooleanQuery, Occur, PhraseQuery, Query, TermQuery};
use tantivy::schema::{Field, IndexRecordOption, Schema, TextFieldIndexing, TextOptions, Value, FAST, STORED};
use tantivy::tokenizer::{TextAnalyzer, WhitespaceTokenizer};
use tantivy::{Index, SegmentReader, TantivyDocument, Term};

/// Bytes of memory that the writer may fill before it begins another segment.
const WRITER_BYTES: usize = 1_500_000_000;

/// A query as planned: keywords as lists of bigrams, half-open ranges of ordinals, years.
struct Question {
    words: Vec<Vec<String>>,
    courts: Option<Vec<(i64, i64)>>,
    causes: Option<Vec<(i64, i64)>>,
    years: Option<Vec<i64>>,
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

fn lines(path: &Path) -> impl Iterator<Item = String> {
    BufReader::new(File::open(path).expect("the file is there")).lines().map(|line| line.expect("UTF-8"))
}

fn number(text: &str) -> i64 {
    text.parse().expect("a number")
}

fn listed<Item>(text: &str, read: impl Fn(&str) -> Item) -> Option<Vec<Item>> {
    (text != "*").then(|| text.split_whitespace().map(read).collect())
}

fn read_question(line: String) -> Question {
    let range = |text: &str| text.split_once('-').map(|(from, to)| (number(from), number(to))).expect("a range");
    let fields: Vec<&str> = line.split('\t').collect();
    let words = fields[3].split(" | ").filter(|word| !word.is_empty());
    Question {
        words: words.map(|word| word.split(' ').map(String::from).collect()).collect(),
        courts: listed(fields[0], range),
        causes: listed(fields[1], range),
        years: listed(fields[2], number),
    }
}

/// How a facet's counts are compared with those of other engines.
fn sum(counts: &[u32]) -> u64 {
    counts.iter().enumerate().map(|(value, &count)| value as u64 * u64::from(count)).sum()
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
    for (at, line) in lines(&folder.join("documents.tsv")).enumerate() {
        let fields: Vec<&str> = line.split('\t').collect();
        let (its_court, its_cause) = (number(fields[0]), number(fields[1]));
        let mut document = TantivyDocument::new();
        document.add_text(text, fields[4]);
        document.add_text(row, fields[3]);
        for (field, value) in [(court, its_court), (cause, its_cause), (year, number(fields[2])), (place, at as i64)] {
            document.add_i64(field, value);
        }
        writer.add_document(document)?;
        sizes = (sizes.0.max(its_court + 1), sizes.1.max(its_cause + 1));
    }
    writer.commit()?;
    let segments = index.searchable_segment_ids()?;
    if segments.len() > 1 {
        writer.merge(&segments).wait()?;
    }
    writer.wait_merging_threads()?;
    let seconds = started.elapsed().as_secs_f64();

    let questions: Vec<Question> = lines(&folder.join("questions.tsv")).map(read_question).collect();
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
    println!("tantivy\t{seconds}\t{}\t{}", folder_bytes(&files), columns.len());
    for line in stdin().lock().lines() {
        let question = &questions[line?.trim().parse::<usize>().expect("the number of a question")];
        let asked = Instant::now();
        let query = query_of(question, text);
        let counting = Counting { question, columns: &columns, sizes: (sizes.0 as usize, sizes.1 as usize) };
        let answer = searcher.search(&query, &counting)?;
        let mut rows = Vec::new();
        for &(_, address) in &answer.newest {
            let document = searcher.doc::<TantivyDocument>(address)?;
            rows.push(document.get_first(row).and_then(|value| value.as_str()).expect("its row").to_string());
        }
        let microseconds = asked.elapsed().as_micros();
        let sums = [&answer.courts, &answer.causes, &answer.years].map(|counts| sum(counts).to_string()).join("\t");
        println!("{microseconds}\t{}\t{sums}\t[{}]", answer.total, rows.join(","));
        stdout().flush()?;
    }
    Ok(())
}
