"""Fits models on kept libraries: python3 fit.py ridge|ranking|softmax, JSON on standard input and output.

ridge    rows (sparse: columns, values), columns, labels by row, label_count, strength -> dual: by row, by label
ranking  rows (a file of 64-bit floats), width, sizes of the groups, answers -> trees as the product reads them, and the slope and
         offset that make their sum the chance of an answer, from one group in eight that trees had not met
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
TREES = 250
OPTIONS = {
    "objective": "lambdarank",
    "learning_rate": 0.05,
    "num_leaves": 16,
    "min_data_in_leaf": 30,
    "lambda_l2": 5,
    "feature_fraction": 0.3,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "bagging_by_query": True,
    "deterministic": True,
    "force_row_wise": True,
    "seed": 1,
    "verbosity": -1,
}


def sparse(rows, names, width):
    places, values = names
    starts = np.cumsum([0] + [len(row[places]) for row in rows])
    flat = lambda name: [one for row in rows for one in row[name]]
    return csr_matrix((flat(values), flat(places), starts), shape=(len(rows), width))


def fit_ridge(given):
    rows = sparse(given["rows"], ("columns", "values"), given["columns"])
    targets = np.zeros((rows.shape[0], given["label_count"]))
    for row, labels in enumerate(given["labels"]):
        targets[row, labels] = 1
    model = KernelRidge(alpha=given["strength"], kernel="precomputed")
    model.fit((rows @ rows.T).toarray(), targets)
    return {"dual": model.dual_coef_.round(6).tolist()}


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
        # Thresholds keep all digits: a value may equal one.
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
    rows = [{**row, "values": [1 / np.sqrt(len(row["features"]) + 1)] * len(row["features"])} for row in given["rows"]]
    table = sparse(rows, ("features", "values"), given["feature_count"])
    model = LogisticRegression(C=given["strength"], max_iter=500).fit(table, [row["label"] for row in rows])
    base, weights = model.intercept_, model.coef_
    if given["label_count"] == 2:
        base, weights = np.array([0, base[0]]), np.vstack([np.zeros_like(weights), weights])
    return {"base": base.round(2).tolist(), "weights": weights.T.round(2).tolist()}


if __name__ == "__main__":
    fit = {"ridge": fit_ridge, "ranking": fit_ranking, "softmax": fit_softmax}[sys.argv[1]]
    json.dump(fit(json.load(sys.stdin)), sys.stdout)
