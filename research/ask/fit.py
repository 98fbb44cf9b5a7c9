"""Fits models with established libraries: python3 fit.py associations|ranking|softmax, JSON on standard input and output.

associations  questions (words, causes: terms with values, labels), label_count -> terms: each with the number of its questions, then
         pairs of a label that occurred with it and its weight for that label by ridge regression, in thousandths
ranking  rows (a file of 64-bit floats), width, sizes of the groups, answers -> trees in the product's format, and the slope and
         offset that turn their sum into the probability of an answer, fitted on one group in eight that the trees had not seen
softmax  rows (sparse: features with a label), feature_count, label_count, strength -> base, and weights by feature, by label
"""

import json
import sys

import lightgbm
import numpy as np
from scipy.sparse import csr_matrix
from sklearn.kernel_ridge import KernelRidge
from sklearn.linear_model import LogisticRegression

HELD_OUT = 8
TREES = 150
OPTIONS = {
    "objective": "lambdarank",
    "learning_rate": 0.05,
    "num_leaves": 16,
    "min_data_in_leaf": 30,
    "lambda_l2": 5,
    "feature_fraction": 0.5,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "bagging_by_query": True,
    "max_bin": 63,
    "num_threads": 1,
    "deterministic": True,
    "force_row_wise": True,
    "seed": 1,
    "verbosity": -1,
}


# A word in fewer questions is dropped, because it could come from one person's story; a word in a greater share of them is irrelevant.
MIN_QUESTIONS = 3
MAX_SHARE = 0.2
RIDGE = 1.5


def sparse(rows, width):
    """A matrix of rows, each a dictionary of columns to values."""
    starts = np.cumsum([0] + [len(row) for row in rows])
    places = [column for row in rows for column in row]
    values = [value for row in rows for value in row.values()]
    return csr_matrix((values, places, starts), shape=(len(rows), width), dtype=float)


def without_parts(having):
    """Drops a word that occurs only inside a longer one."""
    within = {}
    for word, questions in having.items():
        for part in (word[1:], word[:-1]):
            within[part] = max(within.get(part, 0), len(questions))
    return {word: questions for word, questions in having.items() if within.get(word) != len(questions)}


def fit_associations(given):
    questions = given["questions"]
    count = len(questions)
    words, causes = {}, {}
    for number, question in enumerate(questions):
        for word in question["words"]:
            words.setdefault(word, []).append(number)
        for term, _ in question["causes"]:
            causes.setdefault(term, []).append(number)
    kept = without_parts(
        {word: own for word, own in words.items() if MIN_QUESTIONS <= len(own) <= count * MAX_SHARE}
    )
    terms = {**kept, **{term: own for term, own in causes.items() if len(own) >= MIN_QUESTIONS}}
    columns = {term: column for column, term in enumerate(terms)}
    rarity = {word: np.log(1 + (count - len(own) + 0.5) / (len(own) + 0.5)) for word, own in kept.items()}
    rows = []
    for question in questions:
        row = {columns[word]: rarity[word] for word in question["words"] if word in kept}
        norm = np.sqrt(sum(value * value for value in row.values())) or 1
        row = {column: value / norm for column, value in row.items()}
        rows.append({**row, **{columns[term]: value for term, value in question["causes"] if term in columns}})
    table = sparse(rows, len(terms))
    targets = sparse([dict.fromkeys(question["labels"], 1) for question in questions], given["label_count"])
    model = KernelRidge(alpha=RIDGE, kernel="precomputed")
    model.fit((table @ table.T).toarray(), targets.toarray())
    weights = np.rint(1000 * (table.T @ model.dual_coef_)).astype(int)
    # Weights of terms and labels that never occurred together are small and less reliable.
    met = (table.T @ targets).tocsr()
    learned = []
    for column, (term, own) in enumerate(terms.items()):
        labels = [int(label) for label in met[column].indices if weights[column, label] != 0]
        twos = [number for label in sorted(labels) for number in (label, int(weights[column, label]))]
        if twos:
            learned.append([term, len(own), *twos])
    return {"terms": learned}


def fit_ranking(given):
    rows = np.fromfile(given["rows"]).reshape(-1, given["width"])
    answers, sizes = np.array(given["answers"]), np.array(given["sizes"])
    group = np.repeat(np.arange(len(sizes)), sizes)

    def boost(groups):
        kept = np.isin(group, groups)
        return lightgbm.train(OPTIONS, lightgbm.Dataset(rows[kept], answers[kept], group=sizes[groups]), TREES)

    every = np.arange(len(sizes))
    held = group % HELD_OUT == 0
    sums = boost(every[every % HELD_OUT != 0]).predict(rows[held])
    chance = LogisticRegression(C=1e6).fit(sums[:, None], answers[held])
    return {
        "trees": columns_of(boost(every)),
        "chance": {
            "slope": float(chance.coef_[0, 0].round(4)),
            "offset": float(chance.intercept_[0].round(4)),
        },
    }


def columns_of(model):
    trees = {"roots": [], "features": [], "numbers": [], "rights": []}

    def add(node):
        own = len(trees["features"])
        is_leaf = "leaf_value" in node
        trees["features"].append(-1 if is_leaf else node["split_feature"])
        # Thresholds keep all digits, because a value may equal a threshold.
        trees["numbers"].append(float(f"{node['leaf_value']:.4g}") if is_leaf else node["threshold"])
        trees["rights"].append(0)
        if not is_leaf:
            add(node["left_child"])
            trees["rights"][own] = add(node["right_child"])
        return own

    for tree in model.dump_model()["tree_info"]:
        trees["roots"].append(add(tree["tree_structure"]))
    return trees


def fit_softmax(given):
    rows = [dict.fromkeys(row["features"], 1 / np.sqrt(len(row["features"]) + 1)) for row in given["rows"]]
    table = sparse(rows, given["feature_count"])
    model = LogisticRegression(C=given["strength"], max_iter=500).fit(table, [row["label"] for row in rows])
    base, weights = model.intercept_, model.coef_
    if given["label_count"] == 2:
        base, weights = np.array([0, base[0]]), np.vstack([np.zeros_like(weights), weights])
    return {"base": base.round(2).tolist(), "weights": weights.T.round(2).tolist()}


if __name__ == "__main__":
    fit = {"associations": fit_associations, "ranking": fit_ranking, "softmax": fit_softmax}[sys.argv[1]]
    json.dump(fit(json.load(sys.stdin)), sys.stdout)
