// Written by `npm run generate` from openapi/. Do not edit.
import { isUuid } from '../support/uuid.js';
export const removeSecondFactorId = validate0;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate0.errors = vErrors;
return errors === 0;
}
export const listEmployeesTotal = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate1.errors = vErrors;
return errors === 0;
}
export const deleteEmployeeHandOverTo = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hand_over_to === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hand_over_to"}});
errors++;
}
if(data.hand_over_to !== undefined){
let data0 = data.hand_over_to;
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
(vErrors ??= []).push({instancePath:instancePath+"/hand_over_to",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["hand_over_to"] = coerced0;
}
}
}
if(typeof data0 === "string"){
if(!isUuid(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/hand_over_to",keyword:"looks",params:{format: "uuid"}});
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
export const countClientsOfEmployeeInProgress = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.in_progress === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "in_progress"}});
errors++;
}
if(data.in_progress !== undefined){
let data0 = data.in_progress;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/in_progress",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["in_progress"] = coerced0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const countClientsOfEmployeeDelivered = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.delivered === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "delivered"}});
errors++;
}
if(data.delivered !== undefined){
let data0 = data.delivered;
if(typeof data0 !== "boolean"){
let coerced0 = undefined;
if(!(coerced0 !== undefined)){
if(data0 === "false" || data0 === 0 || data0 === null){
coerced0 = false;
}
else if(data0 === "true" || data0 === 1){
coerced0 = true;
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/delivered",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(coerced0 !== undefined){
data0 = coerced0;
if(data !== undefined){
data["delivered"] = coerced0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
