"""Writes a model of ONNX with its weights as 16-bit numbers, which are widened as the model is loaded.

pip install onnx; python halve-weights.py FROM.onnx TO.onnx
The recognition model of data/sources/recogniser is made of PP-OCRv6_rec_small.onnx in the wheel rapidocr 3.10.0. Its
characters are the value of `character` among the model's metadata.
"""
import sys

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

SMALL = 256

model = onnx.load(sys.argv[1])
graph = model.graph
widened = []
for weights in list(graph.initializer):
    values = numpy_helper.to_array(weights)
    if weights.data_type != TensorProto.FLOAT or values.size < SMALL:
        continue
    graph.initializer.remove(weights)
    graph.initializer.append(numpy_helper.from_array(values.astype(numpy.float16), f"{weights.name}_h"))
    widened.append(helper.make_node("Cast", [f"{weights.name}_h"], [weights.name], to=TensorProto.FLOAT))
for node in widened:
    graph.node.insert(0, node)
del model.metadata_props[:]
onnx.save(model, sys.argv[2])
