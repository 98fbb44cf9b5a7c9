/** Opens the category named in the address after the #, as in /layout/toolbox#calculators. */
function openFromAddress(): void {
  const tab = document.getElementById(location.hash.slice(1));
  if (tab instanceof HTMLInputElement) tab.checked = true;
}

addEventListener("hashchange", openFromAddress);
openFromAddress();
