/** Every name that a pattern binds: `const { a, b: [c] } = …` exports `a` and `c`. */
function boundNames(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundNames(one.value ?? one.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    default:
      return [];
  }
}

function declaredNames(declaration) {
  if (declaration === null) return [];
  if (declaration.type !== 'VariableDeclaration') return [declaration.id.name];
  return declaration.declarations.flatMap(({ id }) => boundNames(id));
}

/**
 * What a file exports. A default export has the name of its declaration, or `default`.
 * @param program ESTree node of the file
 * @returns {string[]}
 */
export function exportedNames(program) {
  return program.body.flatMap((statement) => {
    switch (statement.type) {
      case 'ExportDefaultDeclaration':
        return [statement.declaration.id?.name ?? statement.declaration.name ?? 'default'];
      case 'ExportAllDeclaration':
        return [statement.exported?.name ?? '*'];
      case 'ExportNamedDeclaration':
        return [
          ...statement.specifiers.map(({ exported }) => exported.name),
          ...declaredNames(statement.declaration),
        ];
      default:
        return [];
    }
  });
}
