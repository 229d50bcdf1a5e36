import path from 'node:path';
import ts from 'typescript-with-api';
import type { Plugin } from 'vite';

/** The values of every prop that is a choice between literals, by component and prop. */
type PropChoices = Readonly<Record<string, Readonly<Record<string, readonly (string | number)[]>>>>;

const root = path.join(import.meta.dirname, '..');

const getChoices = (type: ts.Type): (string | number)[] => {
  const members = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return values.length > 1 && values.length === members.length ? values : [];
};

const isOwn = (prop: ts.Symbol) =>
  prop.declarations?.some((declaration) => declaration.getSourceFile().fileName.startsWith(`${root}/src/`)) ?? false;

/**
 * Reads the choices from the types of the public components. The docgen of Storybook reads one file at a time, so it
 * cannot know the keys of `keyof typeof styles.look`.
 */
const readPropChoices = (): PropChoices => {
  const index = path.join(root, 'src/index.ts');
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram([index], { ...options, noEmit: true, skipLibCheck: true });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const entry = source && checker.getSymbolAtLocation(source);
  if (!entry) throw new Error(`${index} exports nothing.`);
  return Object.fromEntries(
    checker
      .getExportsOfModule(entry)
      .filter(({ name }) => /^[A-Z]/.test(name))
      .flatMap((exported) => {
        const component = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
        if (!component.valueDeclaration) return [];
        const [signature] = checker.getTypeOfSymbol(component).getCallSignatures();
        if (!signature) return [];
        const [parameter] = signature.parameters;
        const props = parameter && checker.getTypeOfSymbol(parameter);
        const shapes = props?.isUnion() ? props.types : props ? [props] : [];
        const choices = shapes
          .flatMap((shape) => checker.getPropertiesOfType(shape))
          .filter(isOwn)
          .map((prop) => [prop.name, getChoices(checker.getTypeOfSymbol(prop))] as const)
          .filter(([, values]) => values.length > 0);
        return [[exported.name, Object.fromEntries(choices)]];
      }),
  );
};

const id = 'virtual:prop-choices';

/** Provides the choices as the module `virtual:prop-choices`. Tests of stories show no controls and get none. */
export const propChoices = (): Plugin => {
  let isTest = false;
  return {
    name: 'prop-choices',
    configResolved: ({ mode }) => {
      isTest = mode === 'test';
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (file) =>
      file === `\0${id}` ? `export default ${JSON.stringify(isTest ? {} : readPropChoices())}` : undefined,
  };
};
