/** The page as a module that takes over what the edge has drawn of it. */
export { takeOverDrawn as startRoot } from '@portal/remote/takeOverDrawn';
export { default } from './LiteDetailsPage.tsx';
