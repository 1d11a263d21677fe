"""The cards of Mammoth Valley: data files, the vocabulary they are written in, and their effects."""
