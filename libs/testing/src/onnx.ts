/*
 * Writes small ONNX models by hand, as the protocol buffer that ONNX is (onnx.proto3, IR version 8, operators 13): field number and
 * kind before each value. With them a real library loads and works without anybody's weights.
 */

const varint = (value: number): Buffer => {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 0x80 : low);
  } while (rest > 0n);
  return Buffer.from(bytes);
};
const number = (field: number, value: number): Buffer => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Buffer | string): Buffer => {
  const content = Buffer.from(value as string);
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content]);
};
const message = (field: number, ...parts: Buffer[]): Buffer => bytes(field, Buffer.concat(parts));

export const FLOAT = 1;
export const INT64 = 7;
const INT = 2;
const INTS = 7;

/** A place where values come in or go out: sizes are numbers, or names where they vary. */
export interface Port {
  name: string;
  type: typeof FLOAT | typeof INT64;
  shape: (string | number)[];
}

const port = (field: number, { name, type, shape }: Port): Buffer =>
  message(
    field,
    bytes(1, name),
    message(
      2,
      message(
        1,
        number(1, type),
        message(
          2,
          ...shape.map((size) => message(1, typeof size === 'number' ? number(1, size) : bytes(2, size))),
        ),
      ),
    ),
  );

const tensor = (name: string, type: number, dims: number[], values: ArrayBufferLike): Buffer =>
  message(
    5,
    ...dims.map((dim) => number(1, dim)),
    number(2, type),
    bytes(8, name),
    bytes(9, Buffer.from(values)),
  );

/** Constant numbers; a single number without dimensions unless some are given. */
export const floats = (name: string, values: number[], dims: number[] = []): Buffer =>
  tensor(name, FLOAT, dims, Float32Array.from(values).buffer);

/** Constant whole numbers, as {@link floats}. */
export const integers = (name: string, values: number[], dims: number[] = [values.length]): Buffer =>
  tensor(name, INT64, dims, BigInt64Array.from(values.map(BigInt)).buffer);

/** One operator; attributes are a whole number or a list of them. */
export const node = (
  operator: string,
  inputs: string[],
  output: string,
  attributes: Record<string, number | number[]> = {},
): Buffer =>
  message(
    1,
    ...inputs.map((input) => bytes(1, input)),
    bytes(2, output),
    bytes(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      message(
        5,
        bytes(1, name),
        ...(typeof value === 'number'
          ? [number(3, value), number(20, INT)]
          : [...value.map((each) => number(8, each)), number(20, INTS)]),
      ),
    ),
  );

/** The bytes of a model. */
export function onnxModel(model: {
  nodes: Buffer[];
  constants: Buffer[];
  inputs: Port[];
  outputs: Port[];
  metadata: Record<string, string | number>;
}): Buffer {
  const { nodes, constants, inputs, outputs, metadata } = model;
  return Buffer.concat([
    number(1, 8),
    message(
      7,
      ...nodes,
      bytes(2, 'tiny'),
      ...constants,
      ...inputs.map((each) => port(11, each)),
      ...outputs.map((each) => port(12, each)),
    ),
    message(8, number(2, 13)),
    ...Object.entries(metadata).map(([key, text]) => message(14, bytes(1, key), bytes(2, String(text)))),
  ]);
}
