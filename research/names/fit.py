"""Fits weights of features: python3 fit.py FOLDER reads labels.bin (bytes) and rows.bin (32-bit numbers of features, -1 for
none) and writes weights.json: the base, and the weight of each feature, both in tenths of the logarithm of the odds."""

import json
import sys

import numpy as np
from scipy.sparse import csr_matrix
from sklearn.linear_model import SGDClassifier

folder, width = sys.argv[1], int(sys.argv[2])
labels = np.fromfile(f"{folder}/labels.bin", dtype=np.uint8)
rows = np.fromfile(f"{folder}/rows.bin", dtype=np.int32).reshape(-1, width)
known = rows >= 0
starts = np.concatenate([[0], np.cumsum(known.sum(1))])
matrix = csr_matrix((np.ones(starts[-1], dtype=np.float32), rows[known], starts))
model = SGDClassifier(loss="log_loss", penalty="elasticnet", l1_ratio=0.1, alpha=5e-7, max_iter=8, tol=None, random_state=1)
held = np.arange(len(labels)) % 20 == 0
model.fit(matrix[~held], labels[~held])
scores, truth = model.decision_function(matrix[held]), labels[held] == 1
found, wrong = ((scores > 0.5) & truth).sum(), ((scores > 0.5) & ~truth).sum()
print(f"of {truth.sum()} names in the twentieth kept aside {found} are found, and {wrong} strings beside", file=sys.stderr)
with open(f"{folder}/weights.json", "w") as file:
    json.dump({"base": float(model.intercept_[0] * 10), "weights": (model.coef_[0] * 10).round().astype(int).tolist()}, file)
