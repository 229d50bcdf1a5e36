export type SharedStyleProps = {
  /** Name of the styles, unique on the page: `deal-box`. */
  name: string;
  css: string;
};

/**
 * Styles of a component that few pages of a route have. The document contains them only beside the component, while the
 * style files of a route are in all of its documents (decision 75). React moves them to the head, once for each name.
 */
export const SharedStyle = ({ name, css }: SharedStyleProps) => (
  <style href={name} precedence="component">
    {css}
  </style>
);
