/** In a file of its own: the Email button of articles needs no other icon of sharing. */
export const mail = <path d="M2 4.5h16v11H2zM2 5l8 6.5L18 5" />;
