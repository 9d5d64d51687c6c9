/** A dialog of the browser's own: it keeps the focus and makes the rest inert. When it goes, the focus goes back to
 *  where it was. `<dialog {@attach modal}>` */
export function modal(node: HTMLDialogElement): () => void {
  const before = document.activeElement;
  node.showModal();
  return () => {
    node.close();
    // by now the dialog may be out of the page, and the browser would not give the focus back by itself
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
