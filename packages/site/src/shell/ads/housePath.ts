/** Where the publication's own promotions answer at the site's origin. Content blockers take the word for what it is: no advertising of others. */
export const housePath = '/house';
