// Styles mean nothing to jsdom; an import of them loads this.
export {};
