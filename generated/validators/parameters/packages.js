// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from '../support/uuid.js';
export const listPackagesTotal = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "total"}});
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["total"] = coerced0;
}
}
}
if(!["page"].includes(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const getPackageId = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["id"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const deletePackageMoveTo = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.move_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "move_to"}});
errors++;
}
if(data.move_to !== undefined){
let data0 = data.move_to;
if(typeof data0 !== "string"){
let dataType0 = typeof data0;
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(dataType0 == "number" || dataType0 == "boolean"){
coerced0 = "" + data0;
}
else if(data0 === null){
coerced0 = "";
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["move_to"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/move_to",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
