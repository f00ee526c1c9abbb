/** The page of the definitions of all figures; a figure's name is the fragment of its definition. */
export const FIGURES_PATH = '/dashboard/figures';
