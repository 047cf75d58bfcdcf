import { relative, sep } from 'node:path';
import { decide } from './decide.mjs';

const root = process.env.PORTAL_BOUNDARIES_ROOT ?? process.cwd();

/** Rule `portal/boundaries`: every way to import is judged by `decide`. */
const boundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep remotes, host and shared layers apart.' },
  },
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/');
    const judge = (source) => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = decide(file, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: (node) => judge(node.source),
      ExportNamedDeclaration: (node) => judge(node.source),
      ExportAllDeclaration: (node) => judge(node.source),
      ImportExpression: (node) => judge(node.source),
      TSImportType: (node) => judge(node.source ?? node.argument),
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') {
          judge(node.arguments[0]);
        }
      },
    };
  },
};

export default { meta: { name: 'portal' }, rules: { boundaries } };
