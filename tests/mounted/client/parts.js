export function button(label, press) {
  const made = document.createElement("button");
  made.textContent = label;
  made.addEventListener("click", press);
  return made;
}
