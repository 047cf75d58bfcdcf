import { readdirSync } from 'node:fs';
import { basename, dirname, relative, sep } from 'node:path';
import { decide } from './decide.mjs';
import { exportedNames } from './exportedNames.mjs';
import { refuseName } from './refuseName.mjs';
import { refuseTwin } from './refuseTwin.mjs';

const root = process.env.PORTAL_BOUNDARIES_ROOT ?? process.cwd();

const pathOf = (context) => relative(root, context.filename).split(sep).join('/');

/** Rule `portal/boundaries`: every way to import is judged by `decide`. */
const boundaries = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep remotes, host and shared layers apart.' },
  },
  create(context) {
    const file = pathOf(context);
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

/** Rule `portal/file-name`: a file is named after what it exports, and unlike its neighbours. */
const fileName = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep the names of files true.' },
  },
  create(context) {
    return {
      Program(node) {
        const messages = [
          refuseName(pathOf(context), exportedNames(node)),
          refuseTwin(basename(context.filename), readdirSync(dirname(context.filename))),
        ];
        for (const message of messages) {
          if (message !== undefined) context.report({ node, message });
        }
      },
    };
  },
};

export default {
  meta: { name: 'portal' },
  rules: { boundaries, 'file-name': fileName },
};
