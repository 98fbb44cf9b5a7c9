//! Counts the documents that Tantivy finds.

use crate::Question;
use std::sync::Arc;
use tantivy::collector::{Collector, SegmentCollector};
use tantivy::{DocAddress, DocId, Score, SegmentOrdinal, SegmentReader};

/// Rows of an answer.
const ROWS: usize = 20;

/// The columns of a segment, by its documents.
pub struct Columns {
    pub court: Vec<i64>,
    pub cause: Vec<i64>,
    pub year: Vec<i64>,
    /// The place of a document in the order of answers.
    pub place: Vec<i64>,
}

/// What one question finds.
pub struct Answer {
    pub total: u64,
    pub courts: Vec<u32>,
    pub causes: Vec<u32>,
    pub years: Vec<u32>,
    pub newest: Vec<(i64, DocAddress)>,
}

/// Collects what a question finds; `sizes` are one more than the highest ordinals of court and cause.
pub struct Counting<'a> {
    pub question: &'a Question,
    pub columns: &'a [Arc<Columns>],
    pub sizes: (usize, usize),
}

pub struct SegmentCounting {
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
