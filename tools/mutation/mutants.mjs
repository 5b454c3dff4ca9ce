import { parse } from '@babel/parser';

const SWAPS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
};

/** What a log says is for operators to read: no behavior of the product rests on it. */
const LOGS = /^(?:this\.)?log(?:ger)?\.\w+\(/;

/** Faults that can be put into a TypeScript source, each alone. @returns {{start, end, text, line, fault}[]} */
export function mutantsOf(source) {
  const { program } = parse(source, {
    sourceType: 'module',
    plugins: ['typescript', 'decorators-legacy', 'explicitResourceManagement'],
  });
  const found = [];
  const add = (node, start, end, text) =>
    found.push({
      start,
      end,
      text,
      line: node.loc.start.line,
      isNumber: node.type === 'NumericLiteral',
      fault: `${source.slice(start, end).slice(0, 60).replace(/\s+/g, ' ')} -> ${text.slice(0, 60) || 'nothing'}`,
    });
  walk(program, (node) => {
    const text = (part) => source.slice(part.start, part.end);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const at = source.indexOf(node.operator, node.left.end);
      const isText =
        node.operator === '+' && [node.left, node.right].some((side) => /String|Template/.test(side.type));
      for (const other of isText ? [] : (SWAPS[node.operator] ?? []))
        add(node, at, at + node.operator.length, other);
    } else if (node.type === 'BooleanLiteral') add(node, node.start, node.end, String(!node.value));
    else if (node.type === 'NumericLiteral') add(node, node.start, node.end, `(${node.extra.raw} + 1)`);
    else if (node.type === 'UnaryExpression' && ['!', '-'].includes(node.operator))
      add(node, node.start, node.end, text(node.argument));
    else if (node.type === 'ConditionalExpression')
      add(
        node,
        node.consequent.start,
        node.alternate.end,
        `${text(node.alternate)} : ${text(node.consequent)}`,
      );
    else if (node.type === 'IfStatement') add(node, node.test.start, node.test.end, `!(${text(node.test)})`);
    else if (
      node.type === 'ExpressionStatement' &&
      /Await|Call/.test(node.expression.type) &&
      !LOGS.test(text(node))
    )
      add(node, node.start, node.end, ';');
  });
  return found;
}

/** Visits expressions and statements; types and imports cannot fail, and a decorator says what, not how. */
function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((each) => walk(each, visit));
  if (typeof node?.type !== 'string') return undefined;
  if (/^(TS|Import|Decorator$)/.test(node.type) && !/^TS(As|NonNull|Satisfies)/.test(node.type))
    return undefined;
  visit(node);
  for (const [key, value] of Object.entries(node))
    if (
      !['loc', 'extra', 'decorators', 'typeAnnotation', 'typeParameters'].includes(key) &&
      typeof value === 'object'
    )
      walk(value, visit);
  return undefined;
}
